/**
 * Oracle Database 19c and newer, read from the views of its data dictionary that begin with {@code ALL_}; written by
 * Oracle's documentation and tried on rows of its shape, not on a live server.
 *
 * <p>What Oracle calls a user is a schema here. Texts of the type LONG stand last in a row, where the driver needs them to
 * be.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.oracle;

import org.jspecify.annotations.NullMarked;
