package dev.dbxray.adapter.jdbc.sqlite;

import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Flavor;
import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.adapter.jdbc.dialect.SchemaEntry;
import dev.dbxray.adapter.jdbc.topic.ServerIdentity;
import dev.dbxray.adapter.jdbc.topic.SqlFileSession;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Read an SQLite database by its pragmas and the texts of its statements.
 *
 * <p>Asking for the columns of a virtual table calls its module, which may fail for reasons of its own. Then everything is
 * read once more without asking any of them, and each is asked by itself, like every view that can't be resolved.
 */
final class SqliteSession implements CatalogSession {

    private static final int MAJOR_VERSION = 3;
    private static final Flavor ASKING_VIRTUAL_TABLES = new Flavor("virtual", MAJOR_VERSION);
    private static final Flavor LEAVING_VIRTUAL_TABLES = new Flavor("plain", MAJOR_VERSION);
    private static final Flavor ASKING_ONE = new Flavor("single", MAJOR_VERSION);
    private static final Pattern REASON = Pattern.compile("\\((.*)\\)$", Pattern.DOTALL);

    private interface Reading<T> {
        T read(SqlFileSession session) throws SQLException;
    }

    private final Connection connection;
    private final ServerIdentity server;

    private SqliteSession(Connection connection, ServerIdentity server) {
        this.connection = connection;
        this.server = server;
    }

    static SqliteSession begin(Connection connection) throws SQLException {
        ServerIdentity server = new Queries(connection, SqliteSession.class, ASKING_VIRTUAL_TABLES)
                .list("database.sql", SqliteSession::identity)
                .getFirst();
        return new SqliteSession(connection, server);
    }

    private static ServerIdentity identity(Row row) throws SQLException {
        return new ServerIdentity(
                nameOf(Path.of(row.text("file"))), "SQLite", row.text("version"), MAJOR_VERSION, "main");
    }

    private static String nameOf(Path file) {
        String name = String.valueOf(file.getFileName());
        int extension = name.lastIndexOf('.');
        return extension > 0 ? name.substring(0, extension) : name;
    }

    @Override
    public String database() {
        return server.database();
    }

    @Override
    public String defaultSchema() {
        return server.defaultSchema();
    }

    @Override
    public List<SchemaEntry> schemas() {
        return List.of(new SchemaEntry(server.defaultSchema(), false));
    }

    @Override
    public Catalog read(String database, List<String> schemas, Progress progress) throws SQLException {
        Catalog catalog = reading(session -> session.read(database, schemas, progress));
        return new Catalog(
                catalog.databases(),
                complete(catalog.tables()),
                catalog.routines(),
                catalog.sequences(),
                catalog.types(),
                catalog.viewpoints());
    }

    @Override
    public Optional<LiveTable> table(String schema, String table) throws SQLException {
        Optional<LiveTable> found = reading(session -> session.table(schema, table));
        if (found.isEmpty()) {
            return found;
        }
        LiveTable live = found.get();
        return Optional.of(new LiveTable(complete(List.of(live.table())).getFirst(), live.facets()));
    }

    private List<Table> complete(List<Table> tables) throws SQLException {
        Statements statements = statements();
        List<Table> complete = new ArrayList<>();
        for (Table table : tables) {
            complete.add(statements.complete(table.columns().isEmpty() ? asked(table) : table));
        }
        return complete;
    }

    /** Ask for the columns of one view or virtual table, whatever may come of it. */
    private Table asked(Table table) {
        try {
            return session(ASKING_ONE)
                    .table(table.name().schema(), table.name().name())
                    .map(LiveTable::table)
                    .map(found -> table.toBuilder().columns(found.columns()).build())
                    .orElse(table);
        } catch (SQLException failure) {
            Matcher reason = REASON.matcher(String.valueOf(failure.getMessage()));
            return table.toBuilder()
                    .unreadable(reason.find() ? reason.group(1) : failure.getMessage())
                    .build();
        }
    }

    private <T> T reading(Reading<T> reading) throws SQLException {
        try {
            return reading.read(session(ASKING_VIRTUAL_TABLES));
        } catch (SQLException failure) {
            return readingWithoutVirtualTables(reading, failure);
        }
    }

    private <T> T readingWithoutVirtualTables(Reading<T> reading, SQLException failure) throws SQLException {
        try {
            return reading.read(session(LEAVING_VIRTUAL_TABLES));
        } catch (SQLException again) {
            failure.addSuppressed(again);
            throw failure;
        }
    }

    private SqlFileSession session(Flavor flavor) {
        return new SqlFileSession(new Queries(connection, SqliteSession.class, flavor), server);
    }

    private Statements statements() throws SQLException {
        return Statements.read(new Queries(connection, SqliteSession.class, ASKING_VIRTUAL_TABLES));
    }
}
