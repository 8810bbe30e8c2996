/**
 * SQL Server 2017 and newer and Azure SQL, read from their catalog views; written by Microsoft's documentation and tried on
 * rows of its shape, not on a live server.
 *
 * <p>A login sees what it has some privilege on, and definitions only with {@code VIEW DEFINITION}.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.sqlserver;

import org.jspecify.annotations.NullMarked;
