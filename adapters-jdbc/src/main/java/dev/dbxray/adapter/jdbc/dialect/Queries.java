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
    private final int majorVersion;

    /**
     * Run the files that stand beside a class among the resources.
     *
     * @param majorVersion the server's, which decides about lines that are marked {@code -- since 15} or {@code -- before
     *     15}
     */
    public Queries(Connection connection, Class<?> beside, int majorVersion) {
        this.connection = connection;
        this.beside = beside;
        this.majorVersion = majorVersion;
    }

    /** Run a file of statements that return nothing. */
    public void execute(String file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(SqlFile.load(beside, file, majorVersion));
        }
    }

    /** Run a file's query and make an object of every row. */
    public <T> List<T> list(String file, RowMapper<T> mapper) throws SQLException {
        try (PreparedStatement statement = prepare(file)) {
            return rows(statement, mapper);
        }
    }

    /** Run a file's query, which has one parameter: an array of texts. */
    public <T> List<T> list(String file, List<String> texts, RowMapper<T> mapper) throws SQLException {
        try (PreparedStatement statement = prepare(file)) {
            statement.setArray(1, connection.createArrayOf("text", texts.toArray()));
            return rows(statement, mapper);
        }
    }

    private PreparedStatement prepare(String file) throws SQLException {
        return connection.prepareStatement(SqlFile.load(beside, file, majorVersion));
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
