/**
 * What one kind of database must tell to be readable, and the few tools that every kind needs for it.
 *
 * <p>Inside the JDBC adapter only. SQL stands in files, one per topic; rows are read by column name, straight into
 * domain constructors.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.dialect;

import org.jspecify.annotations.NullMarked;
