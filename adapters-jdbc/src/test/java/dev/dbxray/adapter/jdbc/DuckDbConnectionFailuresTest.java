package dev.dbxray.adapter.jdbc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.adapter.jdbc.duckdb.DuckDbDialect;
import dev.dbxray.application.message.MendableException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DuckDbConnectionFailuresTest {

    // https://duckdb.org/docs/stable/internals/storage
    private static final int BEHIND_THE_CHECKSUM = 12;

    @Test
    void saysThatThereIsNoDatabaseAndMakesNone() {
        DuckDbDatabase database = DuckDbDatabase.fresh("none.duckdb");

        assertFailure(database, "There is no DuckDB database " + database.file() + "; give the path");
        assertThat(database.file()).doesNotExist();
    }

    @Test
    void saysThatTheFileIsNoDatabase() throws IOException {
        DuckDbDatabase database = DuckDbDatabase.fresh("rubbish.duckdb");
        Files.write(database.file(), "rubbish".repeat(3_000).getBytes(UTF_8));

        assertFailure(database, "The file " + database.file() + " is no DuckDB database");
    }

    @Test
    void saysThatAFolderCannotBeOpened() {
        var folder = new DuckDbDatabase(ScratchFolder.fresh("duckdb"));

        assertFailure(folder, "The DuckDB database " + folder.file() + " cannot be opened");
    }

    @Test
    void saysThatTheFileIsDamaged() throws IOException {
        DuckDbDatabase database = DuckDbDatabase.fresh("damaged.duckdb").execute(List.of("create table t(a integer)"));
        try (FileChannel file = FileChannel.open(database.file(), StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.wrap(new byte[] {99}), BEHIND_THE_CHECKSUM);
        }

        assertFailure(database, "is damaged");
    }

    @Test
    void saysThatAnotherProgramWritesTheDatabase() throws IOException {
        DuckDbDatabase database = DuckDbDatabase.fresh("used.duckdb").execute(List.of("create table t(a integer)"));
        Process writer = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DuckDbWriter.class.getName(),
                        database.url())
                .start();
        try {
            assertThat(writer.getInputStream().read()).isEqualTo(DuckDbWriter.READY);

            assertFailure(database, "The DuckDB database " + database.file() + " is open for writing");
        } finally {
            writer.destroy();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:duckdb:                          | nothing to read
                    jdbc:duckdb::memory:hush              | nothing to read
                    jdbc:duckdb:md:hush                   | malformed
                    jdbc:duckdb:ducklake:hush             | malformed
                    jdbc:duckdb:https://hush/a.db         | malformed
                    jdbc:duckdb:a.db;session_init_sql_file=hush | malformed
                    jdbc:duckdb:a.db?access_mode=hush     | malformed
                    jdbc:duckdb:a.db;encryption_key=hush  | must not hold a user, password, key or token
                    jdbc:duckdb:md:a?motherduck_token=hush | must not hold a user, password, key or token
                    """)
    void refusesOtherUrls(String url, String message) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(
                        () -> JdbcCatalogReader.of(new ConnectionSettings(url, null, null), SchemaSelection.EVERYTHING))
                .withMessageContaining(message)
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "create table u(a integer)",
                "copy t to 'taken.csv'",
                "select * from read_text('pom.xml')",
                "attach 'other.duckdb'",
                "load httpfs",
                "set enable_external_access = true"
            })
    void connectsForNothingButReadingThisFile(String sql) throws SQLException {
        DuckDbDatabase database = DuckDbDatabase.fresh("walled.duckdb").execute(List.of("create table t(a integer)"));
        try (Connection connection = new DuckDbDialect()
                        .access(database.url(), null, null, Drivers.ON_BOARD)
                        .connect();
                Statement statement = connection.createStatement()) {
            assertThatExceptionOfType(SQLException.class).isThrownBy(() -> statement.execute(sql));
        }
    }

    private static void assertFailure(DuckDbDatabase database, String message) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(database::catalog)
                .withMessageContaining(message);
    }

    /** Hold a database open for writing until it is stopped. */
    static final class DuckDbWriter {

        static final int READY = '!';

        private DuckDbWriter() {}

        public static void main(String[] arguments) throws SQLException, IOException {
            try (Connection connection = DriverManager.getConnection(arguments[0])) {
                System.out.write(READY);
                System.out.flush();
                while (System.in.read() >= 0) {
                    assertThat(connection.isClosed()).isFalse();
                }
            }
        }
    }
}
