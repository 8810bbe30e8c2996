package dev.dbxray.domain.inference;

import static java.util.Comparator.comparing;

import dev.dbxray.domain.model.ObjectName;
import java.util.Comparator;
import java.util.List;

/**
 * Propose that columns of one table refer to another one.
 *
 * @param from the referencing table
 * @param columns the referencing columns
 * @param to the referenced table, of the same database
 * @param referencedColumns the referenced columns, position by position
 * @param reason what suggests it
 */
public record InferredRelation(
        ObjectName from, List<String> columns, ObjectName to, List<String> referencedColumns, InferenceReason reason) {

    /** Order by referencing table, then by its columns. */
    static final Comparator<InferredRelation> CANONICAL =
            comparing(InferredRelation::from).thenComparing(relation -> String.join(",", relation.columns()));

    public InferredRelation {
        columns = List.copyOf(columns);
        referencedColumns = List.copyOf(referencedColumns);
    }
}
