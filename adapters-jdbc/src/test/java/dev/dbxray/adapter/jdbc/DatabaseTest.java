package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DatabaseTest {

    private static final TestDatabase DATABASE =
            PostgresServer.freshDatabase("業務 \"主\"/a%b+c").execute("""
                    create schema nothing_here;
                    create table a(i int);
                    create table b(i int);
                    create function f() returns int language sql as 'select 1';
                    """);

    @Test
    void tellsProductVersionAndSchemas() {
        List<Database> databases = DATABASE.catalog().databases();

        assertThat(databases).singleElement().satisfies(database -> {
            assertThat(database.name()).isEqualTo("業務 \"主\"/a%b+c");
            assertThat(database.product()).isEqualTo("PostgreSQL");
            assertThat(database.majorVersion()).isEqualTo(PostgresServer.majorVersion());
            assertThat(database.version()).matches(PostgresServer.majorVersion() + "\\.[0-9]+");
            assertThat(database.capturedAt()).isNull();
            assertThat(database.schemas()).containsExactly("nothing_here", "public");
        });
    }

    @Test
    void namesEveryObjectByTheDatabase() {
        Catalog catalog = DATABASE.catalog();

        assertThat(catalog.tables())
                .extracting(table -> table.name().database())
                .containsOnly(DATABASE.name());
        assertThat(catalog.routines())
                .extracting(routine -> routine.name().database())
                .containsOnly(DATABASE.name());
    }

    @Test
    void tellsProgressByStage() {
        List<String> steps = new ArrayList<>();
        var settings = new ConnectionSettings(DATABASE.url(), "postgres", null);

        JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING).read((stage, done) -> steps.add(stage + " " + done));

        assertThat(steps)
                .containsExactly(
                        Stage.CONNECTING + " 0",
                        Stage.READING_TABLES + " 0",
                        Stage.READING_TABLES + " 2",
                        Stage.READING_ROUTINES + " 0",
                        Stage.READING_ROUTINES + " 1");
    }
}
