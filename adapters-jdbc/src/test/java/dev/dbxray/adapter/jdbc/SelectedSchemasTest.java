package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.TableRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SelectedSchemasTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema "A";
                    create schema b;
                    create schema empty;
                    create table "A".t(id int primary key);
                    create table b.t(id serial, a_id int references "A".t);
                    create type "A".mood as enum ('ok');
                    create function b.f() returns int language sql as 'select 1';
                    """);

    @Test
    void readsOnlyWhatStandsInChosenSchemas() {
        Catalog catalog = DATABASE.catalog(List.of("b", "e*"), List.of());

        assertThat(catalog.databases().getFirst().schemas()).containsExactly("b", "empty");
        assertThat(catalog.tables()).extracting(table -> table.name().schema()).containsExactly("b");
        assertThat(catalog.routines()).hasSize(1);
        assertThat(catalog.sequences()).hasSize(1);
        assertThat(catalog.types()).isEmpty();
    }

    @Test
    void keepsForeignKeysThatLeadOutOfTheChosenSchemas() {
        Catalog catalog = DATABASE.catalog(List.of(), List.of("A"));

        assertThat(catalog.tables().getFirst().foreignKeys())
                .extracting(ForeignKey::referenced)
                .containsExactly(new TableRef("A", "t"));
    }

    @Test
    void readsASystemSchemaWhereAsked() {
        Catalog catalog = DATABASE.catalog(List.of("pg_catalog"), List.of());

        assertThat(catalog.tables()).extracting(table -> table.name().name()).contains("pg_class", "pg_tables");
    }
}
