package dev.dbxray.domain.search;

/** Tell where in a table a term of the query stands. */
public sealed interface Match {

    /** The table's physical name. */
    record Name() implements Match {}

    /** The table's logical name. */
    record LogicalName() implements Match {}

    /** A synonym of the table. */
    record Synonym() implements Match {}

    /** The table's comment. */
    record Description() implements Match {}

    /**
     * A column's physical or logical name, or a synonym of it.
     *
     * @param column the column's physical name
     */
    record ColumnName(String column) implements Match {}

    /**
     * A column's comment.
     *
     * @param column the column's physical name
     */
    record ColumnDescription(String column) implements Match {}
}
