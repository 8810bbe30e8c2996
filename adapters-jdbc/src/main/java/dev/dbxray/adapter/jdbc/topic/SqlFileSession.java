package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.SchemaEntry;
import dev.dbxray.adapter.jdbc.dialect.Selection;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Read a catalog by the SQL files of the standard topics, each of which runs once whatever the number of objects. */
public final class SqlFileSession implements CatalogSession {

    private final Queries queries;
    private final ServerIdentity server;

    /** Read by the files that {@code queries} runs. */
    public SqlFileSession(Queries queries, ServerIdentity server) {
        this.queries = queries;
        this.server = server;
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
    public Catalog read(String database, List<String> schemas, Progress progress) throws SQLException {
        var topic = new TopicQueries(queries, database, Selection.of(schemas));
        progress.step(Stage.READING_TABLES, 0);
        List<Table> tables = TableAssembly.read(topic).tables();
        progress.step(Stage.READING_TABLES, tables.size());
        progress.step(Stage.READING_ROUTINES, 0);
        List<Routine> routines = Routines.read(topic);
        progress.step(Stage.READING_ROUTINES, routines.size());
        return new Catalog(
                List.of(describe(database, schemas)),
                tables,
                routines,
                Sequences.read(topic),
                UserTypes.read(topic),
                List.of());
    }

    @Override
    public String defaultSchema() {
        return server.defaultSchema();
    }

    @Override
    public Optional<LiveTable> table(String schema, String table) throws SQLException {
        var topic = new TopicQueries(queries, server.database(), Selection.of(schema, table));
        Optional<Table> found = TableAssembly.read(topic).tables().stream()
                .filter(one -> one.name().name().equals(table))
                .findFirst();
        return found.isEmpty() ? Optional.empty() : Optional.of(new LiveTable(found.get(), ColumnFacets.read(topic)));
    }

    private Database describe(String database, List<String> schemas) {
        return new Database(
                database,
                server.product(),
                server.version(),
                server.majorVersion(),
                null,
                schemas,
                UnknownProperties.NONE);
    }
}
