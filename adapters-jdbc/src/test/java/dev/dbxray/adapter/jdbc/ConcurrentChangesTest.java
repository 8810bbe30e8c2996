package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.domain.model.Catalog;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reading transaction sees a moment before each change; the change comes once the transaction has begun. */
final class ConcurrentChangesTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase();

    @BeforeEach
    void makeObjectsAnew() {
        DATABASE.execute("""
                drop schema public cascade;
                create schema public;
                create table t(a int check (a > 0) default length('x'), b text);
                create index t_expression on t(lower(b)) where a > 0;
                create view v as select lower(b) as b from t;
                create function f(x t) returns int language sql as 'select 1';
                create function note() returns trigger language plpgsql as 'begin return new; end';
                create trigger note before insert on t for each row execute function note();
                create domain d as int check (value > 0);
                create table steady(x int);
                create table typed(x d);
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drop table t cascade",
                "drop view v",
                "drop function f(t)",
                "drop trigger note on t",
                "drop domain d cascade",
                "drop index t_expression",
                "alter table t drop column b cascade",
                "drop schema public cascade; create schema public; create table steady(x int)"
            })
    void startsAgainWhereObjectsGoAwayMeanwhile(String change) {
        Catalog catalog = read(beforeTables(new ArrayDeque<>(List.of(change))));

        assertThat(catalog.table(DATABASE.named("steady"))).isPresent();
        assertThat(catalog.tables())
                .flatExtracting(table -> table.columns())
                .noneMatch(c -> c.type().equals("???"));
        assertThat(catalog.tables()).isEqualTo(DATABASE.catalog().tables());
    }

    @Test
    void givesUpWhereChangesNeverEnd() {
        String change = "drop view v; create view v as select lower(b) as b from t";

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> read(beforeTables(new ArrayDeque<>(Collections.nCopies(99, change)))))
                .withMessageContaining("kept changing");
    }

    private static Catalog read(Progress progress) {
        return JdbcCatalogReader.of(
                        new ConnectionSettings(DATABASE.url(), "postgres", null), SchemaSelection.EVERYTHING)
                .read(progress);
    }

    private static Progress beforeTables(Queue<String> changes) {
        return (stage, done) -> {
            if (stage == Stage.READING_TABLES && done == 0 && !changes.isEmpty()) {
                DATABASE.execute(changes.remove());
            }
        };
    }
}
