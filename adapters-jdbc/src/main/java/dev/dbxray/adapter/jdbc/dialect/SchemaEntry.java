package dev.dbxray.adapter.jdbc.dialect;

/**
 * Name a schema of a database.
 *
 * @param name the schema's name, verbatim
 * @param system whether it is the database system's own
 */
public record SchemaEntry(String name, boolean system) {}
