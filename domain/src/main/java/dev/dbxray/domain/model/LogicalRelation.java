package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a relation that people declared and that no constraint of the database stands for.
 *
 * @param name the relation's name, where it has one
 * @param columns the referencing columns
 * @param referenced the table that is referred to
 * @param referencedColumns the referenced columns, position by position
 * @param cardinality how many referencing rows one referenced row may have
 * @param unknown what a newer source told beyond that
 */
public record LogicalRelation(
        @Nullable String name,
        List<String> columns,
        TableRef referenced,
        List<String> referencedColumns,
        @Nullable Cardinality cardinality,
        UnknownProperties unknown)
        implements Relation {

    public LogicalRelation {
        columns = List.copyOf(columns);
        referencedColumns = List.copyOf(referencedColumns);
    }
}
