package dev.dbxray.adapter.jdbc.dialect;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toMap;

import dev.dbxray.application.message.Message;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.h2.tools.Csv;
import org.h2.tools.SimpleResultSet;

/**
 * Answer a dialect's SQL files with rows that were written down in its database's manner, where no test can start one.
 *
 * <p>A file's rows stand in {@code recorded/<folder>/<file>.csv}; an empty field that isn't quoted is NULL. Of them those of
 * the schemas and the table that the statement binds are told.
 */
public final class RecordedServer implements Access {

    private static final String CONDITION = "1 = 0";
    private static final Pattern ONE_TABLE = Pattern.compile(".* in \\(\\?\\) and .* = \\?");

    private final String folder;
    private final Map<String, Pattern> files;

    /**
     * Answer the files that stand beside a dialect.
     *
     * @param flavor the one by which the dialect reads them
     */
    public RecordedServer(Class<?> beside, Flavor flavor, String folder) {
        this.folder = folder;
        files = sqlFiles(beside).collect(toMap(name -> name, name -> pattern(beside, name, flavor)));
    }

    /** List the names of the SQL files beside a class. */
    static Stream<String> sqlFiles(Class<?> beside) {
        try {
            Path place =
                    Path.of(requireNonNull(beside.getResource("tables.sql")).toURI());
            try (Stream<Path> files = Files.list(requireNonNull(place.getParent()))) {
                return files
                        .map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".sql"))
                        .sorted()
                        .toList()
                        .stream();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Pattern pattern(Class<?> beside, String name, Flavor flavor) {
        String sql = SqlFile.load(beside, name, flavor, Selection.NOTHING).text();
        return Pattern.compile(Pattern.quote(sql).replace(CONDITION, "\\E(.+?)\\Q"));
    }

    @Override
    public Connection connect() {
        return proxy(Connection.class, (proxy, method, arguments) -> switch (method.getName()) {
            case "prepareStatement" -> statement((String) arguments[0]);
            case "createStatement" ->
                proxy(
                        Statement.class,
                        (unused, called, with) -> called.getName().equals("execute") ? false : null);
            default -> null;
        });
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return Optional.empty();
    }

    private PreparedStatement statement(String sql) {
        Map<Integer, String> values = new TreeMap<>();
        return proxy(PreparedStatement.class, (proxy, method, arguments) -> switch (method.getName()) {
            case "setString" -> values.put((Integer) arguments[0], (String) arguments[1]);
            case "executeQuery" -> rows(sql, new ArrayList<>(values.values()));
            default -> null;
        });
    }

    private ResultSet rows(String sql, List<String> values) throws SQLException {
        for (Map.Entry<String, Pattern> file : files.entrySet()) {
            Matcher statement = file.getValue().matcher(sql);
            if (statement.matches()) {
                boolean selects = statement.groupCount() > 0;
                boolean selectsOne =
                        selects && ONE_TABLE.matcher(statement.group(1)).matches();
                return selected(
                        recorded(file.getKey()),
                        selects ? values : List.of(),
                        selectsOne ? Optional.of(values.getLast()) : Optional.empty());
            }
        }
        throw new SQLException("no file has this statement: " + sql);
    }

    /** Read the rows that were written down for a file. */
    ResultSet recorded(String file) throws SQLException {
        String name = "/recorded/" + folder + "/" + file.replace(".sql", ".csv");
        var rows = RecordedServer.class.getResourceAsStream(name);
        if (rows == null) {
            throw new SQLException("no rows were written down: " + name);
        }
        var csv = new Csv();
        csv.setPreserveWhitespace(true);
        csv.setCaseSensitiveColumnNames(true);
        try {
            return csv.read(new InputStreamReader(rows, UTF_8), null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ResultSet selected(ResultSet rows, List<String> schemas, Optional<String> table)
            throws SQLException {
        var selected = new SimpleResultSet();
        List<String> columns = columns(rows);
        for (String column : columns) {
            selected.addColumn(column, java.sql.Types.VARCHAR, 0, 0);
        }
        while (rows.next()) {
            boolean isChosen =
                    (schemas.isEmpty() || schemas.contains(either(rows, columns, "table_schema", "schema_name")))
                            && (table.isEmpty() || table.get().equals(either(rows, columns, "table_name", "name")));
            if (isChosen) {
                selected.addRow(values(rows, columns));
            }
        }
        return selected;
    }

    /** List the columns of a result, in their order. */
    static List<String> columns(ResultSet rows) throws SQLException {
        List<String> columns = new ArrayList<>();
        for (int place = 1; place <= rows.getMetaData().getColumnCount(); place++) {
            columns.add(rows.getMetaData().getColumnLabel(place));
        }
        return columns;
    }

    private static String either(ResultSet rows, List<String> columns, String name, String other) throws SQLException {
        return requireNonNull(rows.getString(columns.contains(name) ? name : other));
    }

    private static Object[] values(ResultSet rows, List<String> columns) throws SQLException {
        List<Object> values = new ArrayList<>();
        for (String column : columns) {
            values.add(rows.getString(column));
        }
        return values.toArray();
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
