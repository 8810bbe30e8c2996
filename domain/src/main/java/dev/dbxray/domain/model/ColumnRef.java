package dev.dbxray.domain.model;

/**
 * Refer to a column of a table of the same database.
 *
 * @param schema the schema's name, verbatim
 * @param table the table's name, verbatim
 * @param column the column's name, verbatim
 */
public record ColumnRef(String schema, String table, String column) {}
