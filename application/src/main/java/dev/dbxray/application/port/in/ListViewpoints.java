package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Viewpoint;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask which tables people see as one subject. */
@FunctionalInterface
public interface ListViewpoints {

    /** List the viewpoints, by database and id. */
    Scoped<Viewpoints> listViewpoints(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema of the tables; null for all
     */
    record Query(@Nullable String database, @Nullable String schema) {}

    /**
     * Hold the viewpoints.
     *
     * @param viewpoints the viewpoints that hold a table in scope, and those that hold none at all
     * @param tablesInNone how many tables in scope belong to no viewpoint
     */
    record Viewpoints(List<Row> viewpoints, int tablesInNone) {
        public Viewpoints {
            viewpoints = List.copyOf(viewpoints);
        }
    }

    /**
     * Hold a viewpoint.
     *
     * @param viewpoint the viewpoint
     * @param tables its tables in scope that the catalog has, by name
     */
    record Row(Viewpoint viewpoint, List<ObjectName> tables) {
        public Row {
            tables = List.copyOf(tables);
        }
    }
}
