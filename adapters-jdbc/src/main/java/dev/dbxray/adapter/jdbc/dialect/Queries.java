package dev.dbxray.adapter.jdbc.dialect;

import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Run a dialect's SQL files on one connection. */
public final class Queries {

    private static final int ROWS_PER_FETCH = 1_000;

    private final Connection connection;
    private final Class<?> beside;
    private final Flavor flavor;

    /**
     * Run the files that stand beside a class among the resources.
     *
     * @param flavor the server's, which decides about lines that are marked for some servers only
     */
    public Queries(Connection connection, Class<?> beside, Flavor flavor) {
        this.connection = connection;
        this.beside = beside;
        this.flavor = flavor;
    }

    /** Tell whether there is such a file. */
    public boolean has(String file) {
        return SqlFile.exists(beside, file);
    }

    /** Run a file of statements that return nothing. */
    public void execute(String file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(load(file, Selection.NOTHING).text());
        }
    }

    /** Run a file's query and make an object of every row. */
    public <T> List<T> list(String file, RowMapper<T> mapper) throws SQLException {
        return list(file, Selection.NOTHING, mapper);
    }

    /** Run a file's query over what is selected and make an object of every row. */
    public <T> List<T> list(String file, Selection selection, RowMapper<T> mapper) throws SQLException {
        SqlFile sql = load(file, selection);
        try (PreparedStatement statement = connection.prepareStatement(sql.text())) {
            int place = 1;
            for (String value : sql.values()) {
                statement.setString(place++, value);
            }
            return rows(statement, mapper);
        }
    }

    private SqlFile load(String file, Selection selection) {
        return SqlFile.load(beside, file, flavor, selection);
    }

    private static <T> List<T> rows(PreparedStatement statement, RowMapper<T> mapper) throws SQLException {
        statement.setFetchSize(ROWS_PER_FETCH);
        List<T> items = new ArrayList<>();
        try (ResultSet result = statement.executeQuery()) {
            var row = new Row(result);
            while (result.next()) {
                stopIfInterrupted();
                items.add(mapper.map(row));
            }
        }
        return items;
    }

    private static void stopIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new UncheckedIOException(new InterruptedIOException("reading the database was interrupted"));
        }
    }
}
