/**
 * MariaDB 10.2 and MySQL 8 and newer, read from their information schemas; what the two tell differently stands on marked
 * lines of the same SQL files.
 *
 * <p>What MySQL calls a database is a schema here.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.mysql;

import org.jspecify.annotations.NullMarked;
