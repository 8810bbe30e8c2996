package dev.dbxray.adapter.jdbc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.port.out.Progress;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class H2ConnectionFailuresTest {

    @Test
    void saysThatThereIsNoDatabaseAndMakesNone() {
        H2Database database = H2Database.fresh("none");

        assertFailure(database.url(), null, "There is no H2 database " + database.path() + "; give the path");
        assertThat(database.file()).doesNotExist();
    }

    @Test
    void saysThatThePasswordIsWrongWithoutRepeatingIt() {
        H2Database database = H2Database.fresh("locked").execute("create table t(a integer)");

        assertFailure(
                database.url(), "hush", "The H2 database " + database.path() + " does not accept user SA with this");
    }

    @Test
    void saysThatAnotherProgramUsesTheDatabase() throws IOException {
        H2Database database = H2Database.fresh("used").execute("create table t(a integer)");

        try (FileChannel file = FileChannel.open(database.file(), WRITE);
                FileLock lock = file.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertFailure(database.url(), null, "The H2 database " + database.path() + " is in use");
        }
    }

    @Test
    void saysThatTheFileIsOfNoKnownVersion() throws IOException {
        H2Database database = H2Database.fresh("rubbish");
        Files.write(database.file(), "rubbish".repeat(2_000).getBytes(UTF_8));

        assertFailure(database.url(), null, "The file of the H2 database " + database.path() + " cannot be read");
    }

    @Test
    void saysThatTheFileIsEncrypted() throws SQLException {
        H2Database database = H2Database.fresh("secret");
        try (Connection connection = DriverManager.getConnection(database.url() + ";CIPHER=AES", "sa", "file user")) {
            assertThat(connection.isValid(1)).isTrue();
        }

        assertFailure(database.url(), null, "add ;CIPHER=AES");
        assertFailure(database.url() + ";CIPHER=AES", "wrong user", "cannot be decrypted");
    }

    @Test
    void saysThatNothingListens() throws IOException {
        int port;
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }

        assertFailure(
                "jdbc:h2:tcp://localhost:" + port + "/shop", null, "Nothing accepts connections at tcp://localhost:");
    }

    private static void assertFailure(String url, @Nullable String password, String message) {
        var settings = new ConnectionSettings(url, null, password == null ? null : Password.of(password));
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING)
                        .read(Progress.SILENT))
                .withMessageContaining(message)
                .withMessageNotContaining("hush");
    }
}
