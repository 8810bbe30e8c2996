package dev.dbxray.domain.model;

import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.nullsFirst;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lead from the table that declares it to the table that it refers to, column by column. */
public sealed interface Relation permits ForeignKey, LogicalRelation {

    /** Order by name, those without one first, then by the columns and the table that they lead to. */
    Comparator<Relation> CANONICAL = Comparator.comparing(Relation::name, nullsFirst(naturalOrder()))
            .thenComparing(relation -> String.join(",", relation.columns()))
            .thenComparing(Relation::referenced);

    /** Get the name, which is unique at most within the declaring table; null where it has none. */
    @Nullable
    String name();

    /** Get the referencing columns; the one at each position refers to the referenced one at the same position. */
    List<String> columns();

    /** Get the table that is referred to, which need not be in the catalog. */
    TableRef referenced();

    /** Get the referenced columns. */
    List<String> referencedColumns();

    /** Get the cardinality; null where the source doesn't tell it. */
    @Nullable
    Cardinality cardinality();
}
