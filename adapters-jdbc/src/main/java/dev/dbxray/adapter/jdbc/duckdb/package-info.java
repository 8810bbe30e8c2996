/**
 * DuckDB 2, read from its table functions {@code duckdb_tables()} and its like; its driver also reads the files of DuckDB 1.
 *
 * <p>DuckDB doesn't keep the names of constraints, so they are told without one.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.duckdb;

import org.jspecify.annotations.NullMarked;
