package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a foreign key: a relation that the database itself enforces.
 *
 * @param name the constraint's name, where it has one
 * @param columns the referencing columns
 * @param referenced the table that is referred to
 * @param referencedColumns the referenced columns, position by position
 * @param onDelete the referential action, for example {@code CASCADE}; null for {@code NO ACTION}
 * @param onUpdate the referential action, for example {@code CASCADE}; null for {@code NO ACTION}
 * @param cardinality how many referencing rows one referenced row may have
 * @param unknown what a newer source told beyond that
 */
public record ForeignKey(
        @Nullable String name,
        List<String> columns,
        TableRef referenced,
        List<String> referencedColumns,
        @Nullable String onDelete,
        @Nullable String onUpdate,
        @Nullable Cardinality cardinality,
        UnknownProperties unknown)
        implements Relation {

    public ForeignKey {
        columns = List.copyOf(columns);
        referencedColumns = List.copyOf(referencedColumns);
    }
}
