package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DatabasesIT {

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

    private DbxrayProcess.Outcome capture(String url, String output) {
        return DbxrayProcess.run("capture", "--url=" + url, "--no-sidecar", "--output=" + folder.resolve(output));
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
