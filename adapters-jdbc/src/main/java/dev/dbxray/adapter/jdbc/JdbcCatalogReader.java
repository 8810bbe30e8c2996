package dev.dbxray.adapter.jdbc;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Dialect;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.application.port.out.TableReader;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.LiveTable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Read the catalog of a live database in one read-only transaction.
 *
 * <p>Reading twice what didn't change gives equal catalogs, so the moment of the capture is left out. An interrupt of the
 * reading thread ends it with an {@link java.io.UncheckedIOException}.
 */
public final class JdbcCatalogReader implements CatalogReader, TableReader {

    private static final int MOST_ATTEMPTS = 5;

    private final Dialect dialect;
    private final Access access;
    private final SchemaSelection selection;

    private final @Nullable String name;

    private JdbcCatalogReader(Dialect dialect, Access access, SchemaSelection selection, @Nullable String name) {
        this.dialect = dialect;
        this.access = access;
        this.selection = selection;
        this.name = name;
    }

    /**
     * Make ready to read; connects only when asked to read.
     *
     * @throws MendableException if the URL is malformed, of a database that isn't supported, or sets a property that is
     *     not allowed
     */
    public static JdbcCatalogReader of(ConnectionSettings settings, SchemaSelection selection) {
        return of(settings, selection, List.of());
    }

    /**
     * Make ready to read by drivers of jar files, which go before those on board.
     *
     * @throws MendableException if the URL is malformed, of a database that isn't supported, or sets a property that is
     *     not allowed, or if a jar file doesn't exist
     */
    public static JdbcCatalogReader of(ConnectionSettings settings, SchemaSelection selection, List<Path> driverJars) {
        Dialect dialect = Dialects.forUrl(settings.url());
        Password password = settings.password();
        Access access = dialect.access(
                settings.url(), settings.user(), password == null ? null : password.text(), Drivers.of(driverJars));
        return of(dialect, access, selection);
    }

    static JdbcCatalogReader of(Dialect dialect, Access access, SchemaSelection selection) {
        return new JdbcCatalogReader(dialect, access, selection, null);
    }

    /** Make a reader that calls the database otherwise than the server does. */
    public JdbcCatalogReader named(String database) {
        return new JdbcCatalogReader(dialect, access, selection, database);
    }

    @Override
    public Catalog read(Progress progress) {
        for (int attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
            try {
                return readOnce(progress);
            } catch (SQLException e) {
                if (!dialect.isOvertakenByChanges(e)) {
                    throw explained(e);
                }
            }
        }
        return readForTheLastTime(progress);
    }

    private Catalog readForTheLastTime(Progress progress) {
        try {
            return readOnce(progress);
        } catch (SQLException e) {
            throw dialect.isOvertakenByChanges(e) ? new MendableException(text("reading.overtaken"), e) : explained(e);
        }
    }

    private Catalog readOnce(Progress progress) throws SQLException {
        progress.step(Stage.CONNECTING, 0);
        try (Connection connection = access.connect()) {
            return read(connection, progress);
        }
    }

    private Catalog read(Connection connection, Progress progress) throws SQLException {
        return read(dialect.begin(connection), selection, name, progress);
    }

    static Catalog read(CatalogSession session, SchemaSelection selection, @Nullable String name, Progress progress)
            throws SQLException {
        List<String> schemas = selection.choose(session.database(), session.schemas());
        Catalog catalog = session.read(Objects.requireNonNullElse(name, session.database()), schemas, progress);
        UnreadableTables.warnOf(catalog, progress);
        return catalog;
    }

    /** Read within what the selection of schemas allows. */
    @Override
    public Optional<LiveTable> read(@Nullable String schema, String table) {
        try (Connection connection = access.connect()) {
            CatalogSession session = dialect.begin(connection);
            String meant = Objects.requireNonNullElse(schema, session.defaultSchema());
            boolean isChosen =
                    selection.choose(session.database(), session.schemas()).contains(meant);
            return isChosen ? session.table(meant, table) : Optional.empty();
        } catch (SQLException e) {
            throw explained(e);
        }
    }

    private RuntimeException explained(SQLException failure) {
        return access.explain(failure)
                .<RuntimeException>map(text -> new MendableException(text, failure))
                .orElseGet(() -> unexplained(failure));
    }

    private static SourceUnavailableException unexplained(SQLException failure) {
        return new SourceUnavailableException(
                text("reading.failed", String.valueOf(failure.getSQLState()), failure.getErrorCode()), failure);
    }
}
