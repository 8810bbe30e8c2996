package dev.dbxray.domain.sidecar;

import java.util.List;

/**
 * Hold people's own knowledge about one or more databases, in the order in which it was written.
 *
 * @param tables what is said about tables and their columns
 * @param relations the relations that no constraint stands for
 * @param viewpoints the sets of tables that people see as one subject
 */
public record Sidecar(List<TableNote> tables, List<DeclaredRelation> relations, List<DeclaredViewpoint> viewpoints) {

    public Sidecar {
        tables = List.copyOf(tables);
        relations = List.copyOf(relations);
        viewpoints = List.copyOf(viewpoints);
    }

    /** Tell whether it says nothing. */
    public boolean isEmpty() {
        return tables.isEmpty() && relations.isEmpty() && viewpoints.isEmpty();
    }
}
