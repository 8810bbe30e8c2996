/** PL/SQL, by the parser that Debezium has for it. */
@NullMarked
package dev.dbxray.adapter.sql.routine.oracle;

import org.jspecify.annotations.NullMarked;
