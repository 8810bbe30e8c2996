package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.MariaDbServer;
import dev.dbxray.adapter.jdbc.ReferenceScript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.duckdb.DuckDBDriver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DatabasesIT {

    private static final String DUCKDB_JAR = DuckDBDriver.class
            .getProtectionDomain()
            .getCodeSource()
            .getLocation()
            .getPath();

    @TempDir
    private Path folder;

    @Test
    void capturesTheSameBytesOfSqliteAgainAndNamesWhatIsBroken() throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("shop.db");
        execute(url, "create table t(a)", "create table u(b)", "create view v as select a from t", "drop table t");

        var first = capture(url, "first");
        capture(url, "second");

        assertThat(first.err().lines())
                .containsExactly(
                        "dbxray: main.v could not be read whole: no such table: main.t",
                        "dbxray: captured shop: 2 tables and views, 0 functions, written to " + folder.resolve("first")
                                + ".");
        assertThat(Folders.contents(folder.resolve("second")))
                .isEqualTo(Folders.contents(folder.resolve("first")))
                .isNotEmpty();
    }

    @Test
    void capturesTheSameBytesOfH2Again() throws SQLException {
        String url = "jdbc:h2:" + folder.resolve("shop");
        execute(url, "create table t(a integer primary key)", "create view v as select a from t");

        var first = capture(url, "first");
        capture(url, "second");

        assertThat(first.err().lines()).singleElement().asString().contains("captured SHOP: 2 tables and views");
        assertThat(Folders.contents(folder.resolve("second")))
                .isEqualTo(Folders.contents(folder.resolve("first")))
                .isNotEmpty();
    }

    @Test
    void readsDuckDbByADriverThatIsBrought() throws SQLException {
        String url = "jdbc:duckdb:" + folder.resolve("shop.duckdb");
        execute(url, "create table t(a integer primary key)", "create view v as select a from t");

        var first = capture(url, "first", "--driver-path=" + DUCKDB_JAR);
        capture(url, "second", "--driver-path=" + DUCKDB_JAR);

        assertThat(first.err().lines()).singleElement().asString().contains("captured shop: 2 tables and views");
        assertThat(Folders.contents(folder.resolve("second")))
                .isEqualTo(Folders.contents(folder.resolve("first")))
                .isNotEmpty();
    }

    @Test
    void capturesTheSameBytesOfMariaDbAgainByEitherUrl() throws IOException {
        MariaDbServer.execute(ReferenceScript.statements("mariadb"));
        Path password = Files.writeString(folder.resolve("password"), MariaDbServer.PASSWORD);
        String[] login = {"--user=" + MariaDbServer.OWNER, "--password-file=" + password, "--preview"};
        String url = MariaDbServer.url("shop");

        var first = capture(url, "first", login);
        capture(url.replace("jdbc:mariadb:", "jdbc:mysql:"), "second", login);

        assertThat(first.err().lines())
                .singleElement()
                .asString()
                .contains("captured shop: 9 tables and views, 2 functions");
        assertThat(Folders.contents(folder.resolve("second")))
                .isEqualTo(Folders.contents(folder.resolve("first")))
                .isNotEmpty();
    }

    @Test
    void saysWhichDriverToBring() {
        var outcome = capture("jdbc:duckdb:" + folder.resolve("shop.duckdb"), "none");

        assertThat(outcome.err()).contains("--driver-path").contains("org.duckdb:duckdb_jdbc");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    private DbxrayProcess.Outcome capture(String url, String output, String... options) {
        return DbxrayProcess.run(Stream.concat(
                        Stream.of("capture", "--url=" + url, "--no-sidecar", "--output=" + folder.resolve(output)),
                        Stream.of(options))
                .toArray(String[]::new));
    }

    private static void execute(String url, String... statements) throws SQLException {
        try (var connection = DriverManager.getConnection(url, "sa", "");
                var statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
