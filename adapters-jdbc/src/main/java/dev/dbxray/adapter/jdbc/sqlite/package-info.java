/**
 * SQLite 3.37 and newer, read by its pragmas; what these leave out is read from the texts of the statements that made the
 * objects.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.sqlite;

import org.jspecify.annotations.NullMarked;
