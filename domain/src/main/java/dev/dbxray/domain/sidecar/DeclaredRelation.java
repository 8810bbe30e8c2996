package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Cardinality;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Declare that columns of one table refer to another table of the same database.
 *
 * @param name the relation's name, where it has one
 * @param from the referencing table's name as it was written
 * @param columns the referencing columns' names as they were written
 * @param to the referenced table's name as it was written
 * @param referencedColumns the referenced columns' names as they were written; empty for the primary key
 * @param cardinality how many referencing rows one referenced row may have; null to derive it from the columns
 */
public record DeclaredRelation(
        @Nullable String name,
        String from,
        List<String> columns,
        String to,
        List<String> referencedColumns,
        @Nullable Cardinality cardinality) {

    public DeclaredRelation {
        columns = List.copyOf(columns);
        referencedColumns = List.copyOf(referencedColumns);
    }
}
