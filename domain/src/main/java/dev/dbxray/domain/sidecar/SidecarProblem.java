package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;

/** Tell why a part of a sidecar couldn't be applied. */
public sealed interface SidecarProblem {

    /** No table has the written name; these have similar ones, nearest first. */
    record UnknownTable(String written, List<ObjectName> nearest) implements SidecarProblem {
        public UnknownTable {
            nearest = List.copyOf(nearest);
        }
    }

    /** All of these tables have the written name. */
    record AmbiguousTable(String written, List<ObjectName> meanings) implements SidecarProblem {
        public AmbiguousTable {
            meanings = List.copyOf(meanings);
        }
    }

    /** No column of the table has the written name; these have similar ones, nearest first. */
    record UnknownColumn(ObjectName table, String written, List<String> nearest) implements SidecarProblem {
        public UnknownColumn {
            nearest = List.copyOf(nearest);
        }
    }

    /** All of these columns of the table have the written name but for letter case. */
    record AmbiguousColumn(ObjectName table, String written, List<String> meanings) implements SidecarProblem {
        public AmbiguousColumn {
            meanings = List.copyOf(meanings);
        }
    }

    /** No table's name fits the written glob. */
    record UnmatchedGlob(String written) implements SidecarProblem {}

    /** No table has the written label; these are similar ones, nearest first. */
    record UnknownLabel(String written, List<String> nearest) implements SidecarProblem {
        public UnknownLabel {
            nearest = List.copyOf(nearest);
        }
    }

    /** The columns don't pair with the referenced ones, which are the primary key's, or none, where none are written. */
    record UnpairedColumns(ObjectName from, List<String> columns, ObjectName to, List<String> referencedColumns)
            implements SidecarProblem {
        public UnpairedColumns {
            columns = List.copyOf(columns);
            referencedColumns = List.copyOf(referencedColumns);
        }
    }

    /** An earlier viewpoint of the sidecar has the same id in the same database. */
    record RepeatedViewpoint(String id, String database) implements SidecarProblem {}

    /** None of the viewpoint's tables exists to tell which of several databases it belongs to. */
    record ViewpointWithoutDatabase(String id) implements SidecarProblem {}
}
