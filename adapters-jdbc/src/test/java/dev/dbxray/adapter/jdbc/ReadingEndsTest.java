package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.adapter.jdbc.postgresql.PostgreSqlDialect;
import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** However reading ends, no connection stays behind and nothing can have been written. */
final class ReadingEndsTest {

    private final TestDatabase database = PostgresServer.freshDatabase().execute("create table t(a int)");

    @Test
    void closesTheConnectionWhenAllIsRead() {
        read(Progress.SILENT);

        assertThatNoConnectionIsLeft();
    }

    @Test
    void closesTheConnectionWhenInterrupted() {
        Progress interrupt = atTables(() -> Thread.currentThread().interrupt());

        assertThatExceptionOfType(UncheckedIOException.class)
                .isThrownBy(() -> read(interrupt))
                .withCauseInstanceOf(InterruptedIOException.class);

        assertThat(Thread.interrupted()).isTrue();
        assertThatNoConnectionIsLeft();
    }

    @Test
    void closesTheConnectionWhenTheListenerFails() {
        Progress fail = atTables(() -> {
            throw new IllegalStateException("the listener fails");
        });

        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> read(fail));

        assertThatNoConnectionIsLeft();
    }

    @Test
    void saysSoWhenTheServerBreaksTheReadingOff() {
        Progress breakOff = atTables(() -> database.execute("""
                select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and application_name = 'dbxray'
                """));

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> read(breakOff))
                .withMessageContainingAll("localhost:" + PostgresServer.port(), "shutting down");

        assertThatNoConnectionIsLeft();
    }

    @Test
    void readsInATransactionThatCanWriteNothing() throws SQLException {
        try (Connection connection = PostgresServer.connect(database.name())) {
            new PostgreSqlDialect().begin(connection);

            assertThat(setting(connection, "transaction_read_only")).isEqualTo("on");
            assertThat(setting(connection, "transaction_isolation")).isEqualTo("repeatable read");
        }
    }

    private void read(Progress progress) {
        JdbcCatalogReader.of(new ConnectionSettings(database.url(), "postgres", null), SchemaSelection.EVERYTHING)
                .read(progress);
    }

    private static Progress atTables(Runnable action) {
        return (stage, done) -> {
            if (stage == Stage.READING_TABLES) {
                action.run();
            }
        };
    }

    /** PostgreSQL drops no database that somebody is connected to. */
    private void assertThatNoConnectionIsLeft() {
        assertThatCode(() -> PostgresServer.execute("postgres", "drop database " + database.name()))
                .doesNotThrowAnyException();
    }

    private static String setting(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("show " + name)) {
            result.next();
            return result.getString(1);
        }
    }
}
