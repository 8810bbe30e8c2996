package dev.dbxray.adapter.jdbc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SqliteConnectionFailuresTest {

    @Test
    void saysThatTheFileCannotBeOpenedAndMakesNone() {
        SqliteDatabase database = SqliteDatabase.fresh("none.db");

        assertFailure(database, "The SQLite database " + database.file() + " cannot be opened");
        assertThat(database.file()).doesNotExist();
    }

    @Test
    void saysThatTheFileIsNoDatabase() throws IOException {
        SqliteDatabase database = SqliteDatabase.fresh("rubbish.db");
        Files.write(database.file(), "rubbish".repeat(1_000).getBytes(UTF_8));

        assertFailure(database, "The file " + database.file() + " is no SQLite database");
    }

    @Test
    void saysThatTheDatabaseIsBeingWritten() throws SQLException {
        SqliteDatabase database = SqliteDatabase.fresh("busy.db").execute(List.of("create table t(a)"));
        try (Connection connection = DriverManager.getConnection(database.url());
                Statement statement = connection.createStatement()) {
            statement.execute("begin exclusive");

            assertThatExceptionOfType(MendableException.class)
                    .isThrownBy(() -> JdbcCatalogReader.of(
                                    new ConnectionSettings(database.url() + "?busy_timeout=1", null, null),
                                    SchemaSelection.EVERYTHING)
                            .read(null, "t"))
                    .withMessageContaining("is being written to");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:sqlite:                     | nothing to read
                    jdbc:sqlite::memory:             | nothing to read
                    jdbc:sqlite:file:hush?mode=rw    | malformed
                    jdbc:sqlite::resource:hush       | malformed
                    jdbc:sqlite:a?mode=hush          | The property mode is not allowed
                    jdbc:sqlite:a?open_mode=6        | The property open_mode is not allowed
                    jdbc:sqlite:a?enable_load_extension=true | is not allowed
                    jdbc:sqlite:a?busy_timeout=hush  | The value of the property
                    jdbc:sqlite:a?busy_timeout=1&busy_timeout=2 | malformed
                    jdbc:sqlite:a?password=hush      | must not hold a user, password or key
                    """)
    void refusesOtherUrls(String url, String message) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(
                        () -> JdbcCatalogReader.of(new ConnectionSettings(url, null, null), SchemaSelection.EVERYTHING))
                .withMessageContaining(message)
                .withMessageNotContaining("hush");
    }

    private static void assertFailure(SqliteDatabase database, String message) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(database::catalog)
                .withMessageContaining(message);
    }
}
