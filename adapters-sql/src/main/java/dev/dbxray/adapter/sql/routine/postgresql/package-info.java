/** Bodies in PostgreSQL's SQL and PL/pgSQL. Blocks are read here, the statements in them by JSqlParser. */
@NullMarked
package dev.dbxray.adapter.sql.routine.postgresql;

import org.jspecify.annotations.NullMarked;
