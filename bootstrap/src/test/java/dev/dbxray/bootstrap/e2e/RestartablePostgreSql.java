package dev.dbxray.bootstrap.e2e;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/** Run a PostgreSQL server that can be stopped, and started again on the same port with the same data. */
final class RestartablePostgreSql implements AutoCloseable {

    private final Path folder;
    private final int port;
    private EmbeddedPostgres server;

    private RestartablePostgreSql(Path folder, int port) throws IOException {
        this.folder = folder;
        this.port = port;
        server = start(folder, port);
    }

    static RestartablePostgreSql fresh() {
        try {
            Path parent = Files.createDirectories(Path.of("target", "pg").toAbsolutePath());
            return new RestartablePostgreSql(Files.createTempDirectory(parent, "restartable"), freePort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (var free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    private static EmbeddedPostgres start(Path folder, int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(folder.toFile())
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    String url() {
        return "jdbc:postgresql://localhost:" + port + "/postgres";
    }

    void execute(String sql) {
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    void stop() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void startAgain() {
        try {
            server = start(folder, port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        stop();
    }
}
