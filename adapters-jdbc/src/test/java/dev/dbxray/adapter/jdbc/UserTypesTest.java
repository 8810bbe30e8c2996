package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UserType;
import org.junit.jupiter.api.Test;

final class UserTypesTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema app;
                    create type app.mood as enum ('ok', 'so so', 'it''s bad');
                    alter type app.mood add value 'fine, really' before 'so so';
                    create type void as enum ();
                    create domain zip as varchar(8) not null default '00000'
                        constraint b_form check (value ~ '^[0-9]{5}$') constraint a_length check (length(value) = 5);
                    create domain plain as int;
                    create type address as (street text, "Zip" zip, tags text[], price numeric(8, 2));
                    create type span as range (subtype = float8, subtype_diff = float8mi);
                    create table not_a_type(a int);
                    comment on type app.mood is E'a\\r\\nb';
                    comment on domain zip is '郵便番号';
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void listsOnlyWhatUsersDeclareAsTypes() {
        assertThat(CATALOG.types())
                .extracting(type -> type.name().schema(), type -> type.name().name(), UserType::category)
                .containsExactly(
                        tuple("app", "mood", "ENUM"),
                        tuple("public", "address", "COMPOSITE"),
                        tuple("public", "plain", "DOMAIN"),
                        tuple("public", "span", "RANGE"),
                        tuple("public", "void", "ENUM"),
                        tuple("public", "zip", "DOMAIN"));
    }

    @Test
    void listsTheValuesOfAnEnumInTheirDeclaredOrder() {
        UserType mood = CATALOG.types().getFirst();

        assertThat(mood.values()).containsExactly("ok", "fine, really", "so so", "it's bad");
        assertThat(mood.definition()).isEqualTo("ok, fine, really, so so, it's bad");
        assertThat(type("void").values()).isEmpty();
    }

    @Test
    void tellsWhatADomainDemands() {
        assertThat(type("zip").definition())
                .isEqualTo("character varying(8) NOT NULL DEFAULT '00000'::character varying"
                        + " CHECK ((length((VALUE)::text) = 5)) CHECK (((VALUE)::text ~ '^[0-9]{5}$'::text))");
        assertThat(type("plain").definition()).isEqualTo("integer");
    }

    @Test
    void listsTheAttributesOfACompositeType() {
        assertThat(type("address").attributes())
                .extracting(TypeAttribute::name, TypeAttribute::type)
                .containsExactly(
                        tuple("street", "text"),
                        tuple("Zip", "public.zip"),
                        tuple("tags", "text[]"),
                        tuple("price", "numeric(8,2)"));
        assertThat(type("address").definition())
                .isEqualTo("street text, \"Zip\" public.zip, tags text[], price numeric(8,2)");
    }

    @Test
    void tellsWhatARangeIsMadeOf() {
        assertThat(type("span").definition()).isEqualTo("subtype = double precision");
    }

    @Test
    void keepsCommentsVerbatim() {
        assertThat(CATALOG.types().getFirst().description()).isEqualTo("a\r\nb");
        assertThat(type("zip").description()).isEqualTo("郵便番号");
        assertThat(type("plain").description()).isNull();
    }

    private static UserType type(String name) {
        return CATALOG.types().stream()
                .filter(type -> type.name().equals(DATABASE.named(name)))
                .findFirst()
                .orElseThrow();
    }
}
