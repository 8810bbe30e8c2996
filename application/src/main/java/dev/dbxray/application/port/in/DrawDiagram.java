package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.DiagramScope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask which tables and relations a diagram shows. */
@FunctionalInterface
public interface DrawDiagram {

    /** Find the tables and relations, unless a name means none or several. */
    Scoped<Named<Answer>> drawDiagram(Query query);

    /** Say what is to be drawn. */
    sealed interface Query {}

    /**
     * Draw the tables of a viewpoint.
     *
     * @param id the viewpoint's id
     * @param database the database that it belongs to; null for any
     * @param schema the only schema of its tables; null for all
     */
    record OfViewpoint(
            String id, @Nullable String database, @Nullable String schema) implements Query {}

    /**
     * Draw a table and those around it.
     *
     * @param table the table's name
     * @param depth how many relations away a table may be, at least 1
     */
    record Around(WrittenName table, int depth) implements Query {}

    /** Draw these tables. */
    record OfTables(List<WrittenName> tables) implements Query {
        public OfTables {
            tables = List.copyOf(tables);
        }
    }

    /**
     * Draw the tables of a schema.
     *
     * @param database the database that it belongs to; null for every one that has such a schema
     * @param schema the schema's name
     */
    record OfSchema(@Nullable String database, String schema) implements Query {}

    /** What a diagram shows, or why there is none. */
    sealed interface Answer {}

    /** The diagram shows this. */
    record Drawn(DiagramScope scope) implements Answer {}

    /** The diagram would have too many boxes, as many as these. */
    record TooLarge(int boxes) implements Answer {}

    /** Several databases have a viewpoint of this id. */
    record AmbiguousViewpoint(String id, List<Viewpoint> viewpoints) implements Answer {
        public AmbiguousViewpoint {
            viewpoints = List.copyOf(viewpoints);
        }
    }

    /** There is no viewpoint of this id; there are these. */
    record UnknownViewpoint(String id, List<Viewpoint> present) implements Answer {
        public UnknownViewpoint {
            present = List.copyOf(present);
        }
    }
}
