package dev.dbxray.domain.rule;

import dev.dbxray.domain.rule.Scope.SchemaName;

/**
 * Count the objects of a schema.
 *
 * @param schema the schema
 * @param tables how many tables, foreign tables among them
 * @param views how many views, materialized ones among them
 * @param functions how many functions and procedures, each overload by itself
 * @param sequences how many sequences
 * @param types how many user-defined types
 */
public record SchemaSummary(SchemaName schema, int tables, int views, int functions, int sequences, int types) {}
