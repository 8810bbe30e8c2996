package dev.dbxray.domain.model;

/**
 * Refer to a function or procedure of the same database by its name, whatever its arguments.
 *
 * @param schema the schema's name, verbatim
 * @param name the routine's name, verbatim
 */
public record RoutineRef(String schema, String name) {}
