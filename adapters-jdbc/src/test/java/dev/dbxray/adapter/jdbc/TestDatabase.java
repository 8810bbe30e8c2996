package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.List;

/** One database of the test server. */
record TestDatabase(String name) {

    /** Run statements as superuser. */
    TestDatabase execute(String sql) {
        PostgresServer.execute(name, sql);
        return this;
    }

    String url() {
        return PostgresServer.url(name);
    }

    Catalog catalog() {
        return catalogAs("postgres");
    }

    Catalog catalogAs(String role) {
        var settings = new ConnectionSettings(url(), role, null);
        return JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING).read(Progress.SILENT);
    }

    Catalog catalog(List<String> include, List<String> exclude) {
        var settings = new ConnectionSettings(url(), "postgres", null);
        return JdbcCatalogReader.of(settings, new SchemaSelection(include, exclude))
                .read(Progress.SILENT);
    }

    /** Name an object of schema public. */
    ObjectName named(String object) {
        return new ObjectName(name, "public", object);
    }

    /** Get a table of schema public. */
    Table table(Catalog catalog, String table) {
        return catalog.table(named(table)).orElseThrow();
    }
}
