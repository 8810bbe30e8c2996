package dev.dbxray.adapter.jdbc;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.TableRef;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

final class RoutinesTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create extension pg_trgm;
                    create schema app;
                    create type app.mood as enum ('ok');
                    create type app.span as range (subtype = int4);
                    create function f(a int) returns int language sql as 'select a';
                    create function f(a text) returns text language sql as 'select a';
                    create function f(a app.mood, b int default 1 + 1) returns setof app.mood
                        language plpgsql as 'begin return next a; end';
                    create function in_and_out(in a int, out b int, inout c text) language sql as 'select a, c';
                    create function listed(variadic a int[]) returns table(x int) language sql as 'select 1';
                    create procedure close_project(p_project_id integer) language plpgsql as 'begin null; end';
                    create aggregate total(int) (sfunc = int4pl, stype = int);
                    create function nth(int) returns int language internal window as 'window_row_number';
                    create function touched() returns trigger language plpgsql as 'begin return new; end';
                    comment on function f(text) is E'of\\r\\ntext';
                    comment on procedure close_project(integer) is '案件を閉じる';
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void listsEveryOverloadWithItsArguments() {
        assertThat(routines("f"))
                .extracting(Routine::arguments, Routine::result)
                .containsExactly(
                        tuple("a app.mood, b integer DEFAULT (1 + 1)", "SETOF app.mood"),
                        tuple("a integer", "integer"),
                        tuple("a text", "text"));
    }

    @Test
    void tellsKindResultAndLanguage() {
        String in = PostgresServer.majorVersion() < 14 ? "" : "IN ";

        assertThat(CATALOG.routines())
                .filteredOn(routine -> !routine.name().name().equals("f"))
                .extracting(r -> r.name().name(), Routine::kind, Routine::arguments, Routine::result, Routine::language)
                .containsExactly(
                        tuple("close_project", "PROCEDURE", in + "p_project_id integer", null, "plpgsql"),
                        tuple("in_and_out", "FUNCTION", "a integer, OUT b integer, INOUT c text", "record", "sql"),
                        tuple("listed", "FUNCTION", "VARIADIC a integer[]", "TABLE(x integer)", "sql"),
                        tuple("nth", "WINDOW", "integer", "integer", "internal"),
                        tuple("total", "AGGREGATE", "integer", "integer", "internal"),
                        tuple("touched", "FUNCTION", "", "trigger", "plpgsql"));
    }

    @Test
    void printsTheWholeDefinition() {
        assertThat(requireNonNull(routines("close_project").getFirst().definition()))
                .startsWith("CREATE OR REPLACE PROCEDURE public.close_project(")
                .contains("begin null; end");
        assertThat(routines("total").getFirst().definition()).isNull();
    }

    @Test
    void keepsCommentsVerbatim() {
        assertThat(routines("f")).extracting(Routine::description).containsExactly(null, null, "of\r\ntext");
        assertThat(routines("close_project").getFirst().description()).isEqualTo("案件を閉じる");
    }

    @Test
    void leavesOutWhatExtensionsAndRangeTypesBringAlong() {
        assertThat(CATALOG.routines())
                .extracting(routine -> routine.name().name())
                .doesNotContain("similarity", "span", "span_multirange");
    }

    @Test
    void tellsWhichTablesABodyUsesThatTheServerKeepsParsed() {
        var database = PostgresServer.freshDatabase().execute("""
                create table t (x int);
                create view v as select x from t;
                create function text() returns int language sql as 'select x from t';
                """);
        if (PostgresServer.majorVersion() >= 14) {
            database.execute("create function parsed() returns int begin atomic"
                    + " select count(*) from v join pg_class on true; select x from t; end");
            database.execute("create function parsed(a int) returns int return 1");
        }

        assertThat(database.catalog().routines())
                .extracting(r -> r.name().name() + "(" + r.arguments() + ")", Routine::referencedTables)
                .startsWith(
                        PostgresServer.majorVersion() < 14
                                ? new Tuple[0]
                                : new Tuple[] {
                                    tuple(
                                            "parsed()",
                                            List.of(new TableRef("public", "t"), new TableRef("public", "v"))),
                                    tuple("parsed(a integer)", List.of())
                                })
                .endsWith(tuple("text()", null));
    }

    private static List<Routine> routines(String name) {
        return CATALOG.routines().stream()
                .filter(routine -> routine.name().equals(DATABASE.named(name)))
                .toList();
    }
}
