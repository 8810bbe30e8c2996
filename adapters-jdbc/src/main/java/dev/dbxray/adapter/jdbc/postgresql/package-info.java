/**
 * PostgreSQL 12 and newer, read from {@code pg_catalog}.
 *
 * <p>Everybody may read these tables, so every role sees the same catalog, also of objects that it has no privilege on.
 * One class a topic, each with its SQL file of the same subject beside it in the resources.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.postgresql;

import org.jspecify.annotations.NullMarked;
