package dev.dbxray.adapter.jdbc;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Run one real PostgreSQL server for all tests of a JVM; it ends with the JVM. */
final class PostgresServer {

    /** A role that must give the password {@link #PASSWORD}. */
    static final String ROLE_WITH_PASSWORD = "with_password";

    /** A role that may only come over an encrypted connection, which the server doesn't offer. */
    static final String ROLE_FOR_TLS = "for_tls";

    static final String PASSWORD = "p@ss:/#%word";

    private static final String ACCESS_RULES = """
            host    all with_password all scram-sha-256
            hostssl all for_tls       all trust
            host    all for_tls       all reject
            host    all all           all trust
            """;

    private static final AtomicInteger DATABASES = new AtomicInteger();

    private PostgresServer() {}

    /** Make an empty database for one test class. */
    static TestDatabase freshDatabase() {
        return freshDatabase("db" + DATABASES.incrementAndGet());
    }

    /** Make an empty database of this name. */
    static TestDatabase freshDatabase(String name) {
        execute("postgres", "create database \"" + name.replace("\"", "\"\"") + "\"");
        return new TestDatabase(name);
    }

    static String url(String database) {
        return "jdbc:postgresql://localhost:" + port() + "/" + URLEncoder.encode(database, UTF_8);
    }

    static int port() {
        return Shared.SERVER.getPort();
    }

    static int majorVersion() {
        return Shared.MAJOR_VERSION;
    }

    static void execute(String database, String sql) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static Connection connect(String database) throws SQLException {
        return DriverManager.getConnection(url(database), "postgres", null);
    }

    private static final class Shared {

        static final EmbeddedPostgres SERVER = start();
        static final int MAJOR_VERSION = majorVersion();

        private static EmbeddedPostgres start() {
            Logger.getLogger("").setLevel(Level.WARNING);
            try {
                Path folder = Files.createDirectories(Path.of("target", "pg").toAbsolutePath());
                Path rules = Files.writeString(Files.createTempFile(folder, "pg_hba", ".conf"), ACCESS_RULES);
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setOverrideWorkingDirectory(new File(folder.toString()))
                        .setServerConfig("hba_file", rules.toString())
                        .setServerConfig("max_connections", "50")
                        .start();
                createRoles(server);
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }

        private static void createRoles(EmbeddedPostgres server) throws SQLException {
            try (Connection connection = server.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("set password_encryption = 'scram-sha-256'");
                statement.execute("create role " + ROLE_WITH_PASSWORD + " login password '" + PASSWORD + "'");
                statement.execute("create role " + ROLE_FOR_TLS + " login");
            }
        }

        private static int majorVersion() {
            try (Connection connection = SERVER.getPostgresDatabase().getConnection()) {
                return connection.getMetaData().getDatabaseMajorVersion();
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
