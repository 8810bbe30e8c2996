package dev.dbxray.adapter.jdbc.dialect;

import java.sql.SQLException;

/** Make an object of a result's current row. */
@FunctionalInterface
public interface RowMapper<T> {

    /** Make the object; the row moves on afterwards. */
    T map(Row row) throws SQLException;
}
