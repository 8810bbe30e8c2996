package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** One SQLite database in a file of its own. */
record SqliteDatabase(Path file) {

    private static final Path FOLDER = Path.of("target", "sqlite");

    static SqliteDatabase fresh(String name) {
        try {
            return new SqliteDatabase(Files.createTempDirectory(Files.createDirectories(FOLDER), "db")
                    .toAbsolutePath()
                    .resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Catalog catalogOf(String... statements) {
        return fresh("test.db").execute(List.of(statements)).catalog();
    }

    String url() {
        return "jdbc:sqlite:" + file;
    }

    SqliteDatabase execute(List<String> statements) {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
            return this;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    JdbcCatalogReader reader() {
        return JdbcCatalogReader.of(new ConnectionSettings(url(), null, null), SchemaSelection.EVERYTHING);
    }

    Catalog catalog() {
        return reader().read(Progress.SILENT);
    }

    static Table table(Catalog catalog, String name) {
        return catalog.table(new ObjectName("test", "main", name)).orElseThrow();
    }
}
