package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** One H2 database in a file of its own. */
record H2Database(Path path) {

    static H2Database fresh(String name) {
        return new H2Database(ScratchFolder.fresh("h2").resolve(name));
    }

    Path file() {
        return path.resolveSibling(path.getFileName() + ".mv.db");
    }

    String url() {
        return "jdbc:h2:" + path;
    }

    H2Database execute(String sql) {
        return execute(List.of(sql));
    }

    /** Run statements as administrator. */
    H2Database execute(List<String> statements) {
        try (Connection connection = DriverManager.getConnection(url(), "sa", "");
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
            return this;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    CatalogReader reader(SchemaSelection selection) {
        return JdbcCatalogReader.of(new ConnectionSettings(url(), null, null), selection);
    }

    Catalog catalog() {
        return reader(SchemaSelection.EVERYTHING).read(Progress.SILENT);
    }

    static Table table(Catalog catalog, String name) {
        return catalog.tables().stream()
                .filter(table -> table.name().name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
