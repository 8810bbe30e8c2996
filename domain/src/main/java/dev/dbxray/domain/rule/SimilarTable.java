package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Table;
import java.util.List;

/**
 * Describe a table that has many of the columns of another one.
 *
 * @param table the table
 * @param similarity how alike the sets of column names are, in per cent; 100 only for the same names
 * @param kind how the sets compare
 * @param sharedColumns how many names both have
 * @param onlyInBase the names that only the other one has, in its order
 * @param onlyInOther the names that only this one has, in its order
 * @param typeMismatches the shared columns whose types differ
 */
public record SimilarTable(
        Table table,
        int similarity,
        Kind kind,
        int sharedColumns,
        List<String> onlyInBase,
        List<String> onlyInOther,
        List<TypeMismatch> typeMismatches) {

    public SimilarTable {
        onlyInBase = List.copyOf(onlyInBase);
        onlyInOther = List.copyOf(onlyInOther);
        typeMismatches = List.copyOf(typeMismatches);
    }

    /** Tell how the columns of a table compare with those of the base. */
    public enum Kind {
        /** The same names. */
        IDENTICAL,
        /** All names of the base and more: perhaps a history or an extension. */
        SUPERSET,
        /** Some names of the base and no others. */
        SUBSET,
        /** Some names of the base, and others. */
        OVERLAP;

        static Kind of(boolean lacksNone, boolean addsNone) {
            if (lacksNone) {
                return addsNone ? IDENTICAL : SUPERSET;
            }
            return addsNone ? SUBSET : OVERLAP;
        }
    }

    /**
     * Describe a column that has another type in the other table.
     *
     * @param column the column's name in the base
     * @param base the type there
     * @param other the type in the other table
     * @param onlySize whether only a length or precision differs
     */
    public record TypeMismatch(String column, String base, String other, boolean onlySize) {}
}
