package dev.dbxray.bootstrap.e2e;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Run one real PostgreSQL server for all tests of a JVM; it ends with the JVM. */
final class PostgreSql {

    static final String PASSWORD = "p@ss:/#%word";

    private PostgreSql() {}

    static String url(String database) {
        return "jdbc:postgresql://localhost:" + Shared.SERVER.getPort() + "/" + database;
    }

    /** Make a database of this name by a script. */
    static void create(String database, String script) {
        execute("postgres", "CREATE DATABASE \"" + database + "\"");
        execute(database, script);
    }

    static void execute(String database, String sql) {
        try (Connection connection = DriverManager.getConnection(url(database), "postgres", null);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Shared {

        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            Logger.getLogger("").setLevel(Level.WARNING);
            try {
                Path folder = Files.createDirectories(Path.of("target", "pg").toAbsolutePath());
                Path rules = Files.writeString(
                        Files.createTempFile(folder, "pg_hba", ".conf"),
                        "host all reader all scram-sha-256\nhost all all all trust\n");
                var server = EmbeddedPostgres.builder()
                        .setOverrideWorkingDirectory(folder.toFile())
                        .setServerConfig("hba_file", rules.toString())
                        .start();
                try (var connection = server.getPostgresDatabase().getConnection();
                        var statement = connection.createStatement()) {
                    statement.execute("CREATE ROLE reader LOGIN PASSWORD '" + PASSWORD + "'");
                }
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
