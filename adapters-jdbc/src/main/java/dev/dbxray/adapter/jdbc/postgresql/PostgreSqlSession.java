package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.SchemaEntry;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Read a PostgreSQL database within one transaction. */
final class PostgreSqlSession implements CatalogSession {

    private final ServerIdentity server;
    private final Queries queries;

    private PostgreSqlSession(ServerIdentity server, Queries queries) {
        this.server = server;
        this.queries = queries;
    }

    static PostgreSqlSession begin(Connection connection) throws SQLException {
        var anyVersion = new Queries(connection, PostgreSqlSession.class, ServerIdentity.OLDEST_MAJOR_VERSION);
        connection.setAutoCommit(false);
        anyVersion.execute("begin.sql");
        ServerIdentity server =
                anyVersion.list("database.sql", ServerIdentity::of).getFirst();
        server.checkVersion();
        var queries = new Queries(connection, PostgreSqlSession.class, server.majorVersion());
        queries.execute("session.sql");
        return new PostgreSqlSession(server, queries);
    }

    @Override
    public String database() {
        return server.database();
    }

    @Override
    public List<SchemaEntry> schemas() throws SQLException {
        return queries.list("schemas.sql", row -> new SchemaEntry(row.text("name"), row.flag("is_system")));
    }

    @Override
    public Catalog read(List<String> schemas, Progress progress) throws SQLException {
        var topic = new TopicQueries(queries, server.database(), schemas);
        progress.step(Stage.READING_TABLES, 0);
        List<Table> tables = TableAssembly.read(topic).tables();
        progress.step(Stage.READING_TABLES, tables.size());
        progress.step(Stage.READING_ROUTINES, 0);
        List<Routine> routines = Routines.read(topic);
        progress.step(Stage.READING_ROUTINES, routines.size());
        return new Catalog(
                List.of(database(schemas)), tables, routines, Sequences.read(topic), UserTypes.read(topic), List.of());
    }

    private Database database(List<String> schemas) {
        return new Database(
                server.database(),
                "PostgreSQL",
                server.version(),
                server.majorVersion(),
                null,
                schemas,
                UnknownProperties.NONE);
    }
}
