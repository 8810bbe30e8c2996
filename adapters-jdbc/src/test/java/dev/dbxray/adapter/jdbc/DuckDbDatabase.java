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

/** One DuckDB database in a file of its own. */
record DuckDbDatabase(Path file) {

    static DuckDbDatabase fresh(String name) {
        return new DuckDbDatabase(ScratchFolder.fresh("duckdb").resolve(name));
    }

    static Catalog catalogOf(String... statements) {
        return fresh("test.duckdb").execute(List.of(statements)).catalog();
    }

    String url() {
        return "jdbc:duckdb:" + file;
    }

    DuckDbDatabase execute(List<String> statements) {
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

    JdbcCatalogReader reader(SchemaSelection selection) {
        return JdbcCatalogReader.of(new ConnectionSettings(url(), null, null), selection);
    }

    Catalog catalog() {
        return reader(SchemaSelection.EVERYTHING).read(Progress.SILENT);
    }

    static Table table(Catalog catalog, String name) {
        return catalog.table(new ObjectName("test", "main", name)).orElseThrow();
    }
}
