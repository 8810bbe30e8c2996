package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** One SQLite database in a file of its own. */
record SqliteDatabase(Path file) {

    static SqliteDatabase fresh(String name) {
        return new SqliteDatabase(ScratchFolder.fresh("sqlite").resolve(name));
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
