/** The language of MySQL and MariaDB, by the parsers that Debezium has for it. */
@NullMarked
package dev.dbxray.adapter.sql.routine.mysql;

import org.jspecify.annotations.NullMarked;
