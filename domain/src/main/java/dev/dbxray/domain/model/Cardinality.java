package dev.dbxray.domain.model;

/** Tell how many rows of the referencing table one row of the referenced table may have, and whether it must exist. */
public enum Cardinality {
    /** The referenced row is required and may have many referencing rows. */
    ONE_TO_MANY,
    /** The reference may be NULL; the referenced row may have many referencing rows. */
    OPTIONAL_ONE_TO_MANY,
    /** The referenced row is required and has at most one referencing row. */
    ONE_TO_ONE,
    /** The reference may be NULL; the referenced row has at most one referencing row. */
    OPTIONAL_ONE_TO_ONE;

    /**
     * Derive the cardinality of a relation from its referencing columns.
     *
     * @param optional whether one of the referencing columns may be NULL
     * @param unique whether the referencing columns hold no value twice
     */
    public static Cardinality of(boolean optional, boolean unique) {
        if (unique) {
            return optional ? OPTIONAL_ONE_TO_ONE : ONE_TO_ONE;
        }
        return optional ? OPTIONAL_ONE_TO_MANY : ONE_TO_MANY;
    }

    /** Tell whether the reference may be NULL. */
    public boolean isOptional() {
        return this == OPTIONAL_ONE_TO_MANY || this == OPTIONAL_ONE_TO_ONE;
    }

    /** Tell whether one referenced row has at most one referencing row. */
    public boolean isOneToOne() {
        return this == ONE_TO_ONE || this == OPTIONAL_ONE_TO_ONE;
    }
}
