package dev.dbxray.domain.rule;

/** Say how much of a column's name must fit. */
public enum ColumnMatch {
    /** The whole name or logical name. */
    EXACT(3),
    /** The beginning of the name too. */
    PREFIX(2),
    /** Any part of the name or logical name too. */
    CONTAINS(1);

    private final int leastStrength;

    ColumnMatch(int leastStrength) {
        this.leastStrength = leastStrength;
    }

    int leastStrength() {
        return leastStrength;
    }
}
