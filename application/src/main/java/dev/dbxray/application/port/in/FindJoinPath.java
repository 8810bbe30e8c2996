package dev.dbxray.application.port.in;

import dev.dbxray.domain.graph.JoinPath;
import dev.dbxray.domain.model.ObjectName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask how two tables join. */
@FunctionalInterface
public interface FindJoinPath {

    /** Find the best paths, best first; none where no relations connect the tables. */
    Named<Paths> findJoinPath(Query query);

    /**
     * Name the tables.
     *
     * @param from the name of the table to begin with
     * @param to the name of the table to end with
     * @param maxPaths how many paths to find at the most, at least 1
     * @param avoid the names of tables that no path may pass
     */
    record Query(WrittenName from, WrittenName to, int maxPaths, List<WrittenName> avoid) {
        public Query {
            avoid = List.copyOf(avoid);
        }
    }

    /**
     * Hold the paths that were found.
     *
     * @param from the first table
     * @param to the last table
     * @param product the product of the tables' database, which says how SQL is written; null where it isn't known
     * @param paths the paths, best first
     */
    record Paths(ObjectName from, ObjectName to, @Nullable String product, List<JoinPath> paths) {
        public Paths {
            paths = List.copyOf(paths);
        }
    }
}
