package dev.dbxray.adapter.jdbc.dialect;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import org.jspecify.annotations.Nullable;

/** Read the values of a result's current row by column name. */
public final class Row {

    private final ResultSet result;

    Row(ResultSet result) {
        this.result = result;
    }

    /**
     * Get a text that is never NULL as long as the object that the row tells of is there.
     *
     * @throws SQLTransientException if it is NULL, so the object went away while it was read
     */
    public String text(String column) throws SQLException {
        String value = result.getString(column);
        if (value == null) {
            throw new SQLTransientException(column + " is NULL");
        }
        return value;
    }

    /** Get a text; null for NULL. */
    public @Nullable String textOrNull(String column) throws SQLException {
        return result.getString(column);
    }

    /** Get a truth value; false for NULL. */
    public boolean flag(String column) throws SQLException {
        return result.getBoolean(column);
    }

    /** Get a truth value; null for NULL. */
    public @Nullable Boolean flagOrNull(String column) throws SQLException {
        boolean value = result.getBoolean(column);
        return result.wasNull() ? null : value;
    }

    /** Get a number that is never NULL. */
    public long number(String column) throws SQLException {
        return result.getLong(column);
    }

    /** Get a number; null for NULL. */
    public @Nullable Long numberOrNull(String column) throws SQLException {
        long value = result.getLong(column);
        return result.wasNull() ? null : value;
    }

    /** Get a whole number of any size; null for NULL. */
    public @Nullable BigInteger integerOrNull(String column) throws SQLException {
        BigDecimal value = result.getBigDecimal(column);
        return value == null ? null : value.toBigInteger();
    }
}
