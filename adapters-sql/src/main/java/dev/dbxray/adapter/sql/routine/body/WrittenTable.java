package dev.dbxray.adapter.sql.routine.body;

import org.jspecify.annotations.Nullable;

/**
 * Name a table as a body does.
 *
 * @param schema the schema's name, as the database keeps it; null where the body leaves it out
 * @param name the table's name, as the database keeps it
 */
public record WrittenTable(@Nullable String schema, String name) {}
