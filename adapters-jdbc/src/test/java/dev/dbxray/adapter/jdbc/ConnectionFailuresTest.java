package dev.dbxray.adapter.jdbc;

import static java.util.Locale.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.port.out.Progress;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ConnectionFailuresTest {

    private static final String WRONG_PASSWORD = "not!the:right/one";

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase();

    private static final String PLACE = "localhost:" + PostgresServer.port();

    @Test
    void acceptsAPasswordOfAnyCharacters() {
        var settings = new ConnectionSettings(
                DATABASE.url(), PostgresServer.ROLE_WITH_PASSWORD, Password.of(PostgresServer.PASSWORD));

        assertThat(JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING)
                        .read(Progress.SILENT)
                        .databases())
                .hasSize(1);
    }

    @Test
    void saysThatAPasswordIsWrong() {
        assertThat(failure(DATABASE.url(), PostgresServer.ROLE_WITH_PASSWORD, WRONG_PASSWORD))
                .isEqualTo("The server at " + PLACE + " does not accept user with_password with this password.");
    }

    @Test
    void saysThatAPasswordIsMissing() {
        assertThat(failure(DATABASE.url(), PostgresServer.ROLE_WITH_PASSWORD, null))
                .startsWith("The server at " + PLACE + " asks for the password of user with_password;");
    }

    @Test
    void saysThatTheServerMayDemandTls() {
        assertThat(failure(DATABASE.url() + "?sslmode=disable", PostgresServer.ROLE_FOR_TLS, null))
                .startsWith("The server at " + PLACE + " does not let user for_tls into database " + DATABASE.name())
                .contains("sslmode=require");
    }

    @Test
    void saysThatTheRoleMayBeUnknown() {
        assertThat(failure(DATABASE.url(), "nobody_there", WRONG_PASSWORD))
                .startsWith("The server at " + PLACE + " does not let user nobody_there into");
    }

    @Test
    void saysThatTheServerOffersNoTls() {
        assertThat(failure(DATABASE.url() + "?sslmode=require", "postgres", WRONG_PASSWORD))
                .startsWith("The server at " + PLACE + " does not offer SSL");
        assertThat(failure(DATABASE.url() + "?ssl=true", "postgres", null))
                .contains("asks for the password of user postgres", "does not offer the SSL");
    }

    @Test
    void saysThatTheDatabaseDoesNotExist() {
        assertThat(failure(PostgresServer.url("不在"), "postgres", null))
                .isEqualTo("The server at " + PLACE + " has no database 不在.");
    }

    @Test
    void namesTheDatabaseThatIsNamedLikeTheUser() {
        assertThat(failure("jdbc:postgresql://" + PLACE, PostgresServer.ROLE_WITH_PASSWORD, PostgresServer.PASSWORD))
                .isEqualTo("The server at " + PLACE + " has no database with_password.");
    }

    @Test
    void saysThatTheRoleMayNotConnect() {
        TestDatabase closed = PostgresServer.freshDatabase();
        closed.execute("create role outsider login; revoke connect on database " + closed.name() + " from public");

        assertThat(failure(closed.url(), "outsider", null))
                .isEqualTo("User outsider may not connect to database " + closed.name()
                        + "; it needs the privilege CONNECT.");
    }

    @Test
    void saysThatNothingListens() throws IOException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }

        assertThat(failure("jdbc:postgresql://127.0.0.1:" + port + "/x", "postgres", WRONG_PASSWORD))
                .startsWith("Nothing accepts connections at 127.0.0.1:" + port + ";");
    }

    @Test
    void saysThatTheHostIsUnknown() {
        assertThat(failure("jdbc:postgresql://no-such-host.invalid/x", "postgres", WRONG_PASSWORD))
                .startsWith("The host no-such-host.invalid:5432 is unknown;");
    }

    @Test
    void saysThatTheServerDoesNotAnswer() throws IOException {
        try (var silent = new ServerSocket(0)) {
            String place = "127.0.0.1:" + silent.getLocalPort();

            assertThat(failure("jdbc:postgresql://" + place + "/x?socketTimeout=1&sslmode=disable", "postgres", null))
                    .startsWith("The server at " + place + " did not answer in time;");
        }
    }

    @Test
    void triesTheNextHostWhereOneDoesNotAnswer() throws IOException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        String url =
                "jdbc:postgresql://127.0.0.1:" + port + ",127.0.0.1:" + PostgresServer.port() + "/" + DATABASE.name();
        var settings = new ConnectionSettings(url, "postgres", null);

        assertThat(JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING)
                        .read(Progress.SILENT)
                        .tables())
                .isEmpty();
    }

    private static String failure(String url, String user, @Nullable String password) {
        var settings = new ConnectionSettings(url, user, password == null ? null : Password.of(password));
        var reader = JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING);
        MendableException failure = catchThrowableOfType(MendableException.class, () -> reader.read(Progress.SILENT));
        assertThat(failure.in(Locale.JAPANESE))
                .isNotEqualTo(failure.in(ENGLISH))
                .doesNotContain("\n", WRONG_PASSWORD);
        assertThat(failure.in(ENGLISH)).doesNotContain("\n", WRONG_PASSWORD, PostgresServer.PASSWORD);
        return failure.in(ENGLISH);
    }
}
