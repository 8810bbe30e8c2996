package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.adapter.jdbc.dialect.Flavor;
import dev.dbxray.adapter.jdbc.dialect.RecordedServer;
import dev.dbxray.adapter.jdbc.oracle.OracleDialect;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.Routine;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OracleReaderTest {

    private static Catalog catalog(String... schemas) {
        return JdbcCatalogReader.of(
                        new OracleDialect(),
                        new RecordedServer(OracleDialect.class, Flavor.ofVersion(0), "oracle"),
                        new SchemaSelection(List.of(schemas), List.of()))
                .read(Progress.SILENT);
    }

    private static Column column(Catalog catalog, String table, String column) {
        return catalog.table(new ObjectName("REFERENCE", "shop", table))
                .orElseThrow()
                .column(column)
                .orElseThrow();
    }

    @Test
    void readsOnlyTheSchemasThatAreAsked() {
        Catalog archive = catalog("archive");

        assertThat(archive.databases().getFirst().schemas()).containsExactly("archive");
        assertThat(archive.tables()).extracting(table -> table.name().schema()).containsOnly("archive");
        assertThat(archive.routines()).isEmpty();
    }

    @Test
    void tellsTheSourceOfARoutineAndOfThePackageThatHoldsOne() {
        assertThat(catalog("shop").routines())
                .extracting(routine -> routine.name().name(), Routine::packageName, Routine::arguments)
                .containsExactly(
                        tuple("ADD_ONE", "CALCULATIONS", "N NUMBER"),
                        tuple("ADD_ONE", "CALCULATIONS", "N VARCHAR2"),
                        tuple("add_one", null, "N NUMBER"),
                        tuple("do_nothing", null, ""));
        assertThat(catalog("shop").routines())
                .extracting(Routine::definition)
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("package body").contains("(n number)", "(n varchar2)"),
                        second -> assertThat(second).startsWith("package body"),
                        third -> assertThat(third)
                                .isEqualTo("function \"add_one\"(n number) return number is\nbegin return n + 1; end;"),
                        fourth -> assertThat(fourth).endsWith("begin null; end;"));
    }

    @Test
    void tellsNoDefaultOfWhatTheDatabaseFillsItself() {
        Catalog catalog = catalog("shop");

        assertThat(column(catalog, "employee", "id").defaultValue()).isNull();
        assertThat(column(catalog, "order \"line\".x", "doubled").defaultValue())
                .isNull();
        assertThat(column(catalog, "customer", "name").defaultValue()).isEqualTo("'it''s'");
    }

    @Test
    void tellsTheBoundsOfPartitions() {
        assertThat(catalog("shop")
                        .table(new ObjectName("REFERENCE", "shop", "event"))
                        .orElseThrow()
                        .partitions())
                .extracting(Partition::name, Partition::bound)
                .containsExactly(tuple("event_25", "2026"), tuple("event_26", "2027"));
    }
}
