package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.adapter.jdbc.duckdb.DuckDbDialect;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UserType;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DuckDbReaderTest {

    @Test
    void tellsTheExpressionOfAGeneratedColumnApartFromADefault() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create sequence s", "create table g(a integer default nextval('s'), b integer as (a * 2))");

        assertThat(DuckDbDatabase.table(catalog, "g").columns())
                .extracting(Column::name, Column::defaultValue, Column::generated)
                .containsExactly(tuple("a", "nextval('s')", null), tuple("b", null, "CAST((a * 2) AS INTEGER)"));
    }

    @Test
    void spellsNestedTypes() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create type mood as enum ('ok', 'it''s bad')",
                "create table n(m mood, l integer[], a integer[3], s struct(a integer, b varchar), p map(varchar, integer))");

        assertThat(DuckDbDatabase.table(catalog, "n").columns())
                .extracting(Column::type)
                .containsExactly(
                        "ENUM('ok', 'it''s bad')",
                        "INTEGER[]",
                        "INTEGER[3]",
                        "STRUCT(a INTEGER, b VARCHAR)",
                        "MAP(VARCHAR, INTEGER)");
    }

    @Test
    void tellsEnumsAliasesAndStructs() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create type mood as enum ('ok', 'it''s bad')",
                "create type zip as varchar",
                "create type pair as struct(a integer)");

        assertThat(catalog.types())
                .extracting(type -> type.name().name(), UserType::category, UserType::definition, UserType::values)
                .containsExactlyInAnyOrder(
                        tuple("mood", "ENUM", null, List.of("ok", "it's bad")),
                        tuple("zip", "DOMAIN", "VARCHAR", List.of()),
                        tuple("pair", "COMPOSITE", "STRUCT", List.of()));
    }

    @Test
    void readsNamesInQuotesInIndexes() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create table i(\"p.code\" varchar, \"it's\" integer, \"a\"\"b\" integer, 数量 integer, \"(a)\" integer)",
                "create index plain on i(\"p.code\", \"it's\", \"a\"\"b\", 数量, \"(a)\")",
                "create unique index mixed on i(\"it's\", (lower(\"p.code\")))");

        assertThat(DuckDbDatabase.table(catalog, "i").indexes())
                .extracting(Index::name, Index::unique, Index::columns, Index::expressions)
                .containsExactly(
                        tuple("mixed", true, List.of(), List.of("\"it's\"", "(lower(\"p.code\"))")),
                        tuple("plain", false, List.of("p.code", "it's", "a\"b", "数量", "(a)"), List.of()));
    }

    @Test
    void keepsApartConstraintsWithoutANameOfTheirOwn() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create table c(a integer, b integer, unique (b, a), check (a > b), check (a < 5 and b is not null))");

        assertThat(DuckDbDatabase.table(catalog, "c").constraints())
                .extracting(Constraint::name, Constraint::kind, Constraint::columns, Constraint::definition)
                .containsExactly(
                        tuple(null, "check", List.of("a", "b"), "CHECK(((a < 5) AND (b IS NOT NULL)))"),
                        tuple(null, "check", List.of("a", "b"), "CHECK((a > b))"),
                        tuple(null, "unique", List.of("b", "a"), "UNIQUE(b, a)"));
    }

    @Test
    void readsAViewWhoseTableIsGoneAsItWasMade() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create table t(a integer)", "create view v as select a from t", "drop table t");

        assertThat(DuckDbDatabase.table(catalog, "v").columns())
                .extracting(Column::name)
                .containsExactly("a");
    }

    @Test
    void tellsMacrosWithTheirOverloads() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create macro total(n) as n + 1, (n integer, m) as n + m",
                "create macro some_rows(n) as table select n as one");

        assertThat(catalog.routines())
                .extracting(routine -> routine.name().name(), Routine::arguments, Routine::result, Routine::definition)
                .containsExactly(
                        tuple("some_rows", "n", "TABLE", "SELECT n AS one"),
                        tuple("total", "n", "ANY", "(n + 1)"),
                        tuple("total", "n INTEGER, m", "ANY", "(n + m)"));
    }

    @Test
    void tellsTheLevelOfTriggers() {
        Catalog catalog = DuckDbDatabase.catalogOf(
                "create table t(a integer)",
                "create table log(a integer)",
                "create trigger each_one after insert on t for each row insert into log values (new.a)",
                "create trigger all_of_them before delete on t for each statement insert into log values (0)");

        assertThat(DuckDbDatabase.table(catalog, "t").triggers())
                .extracting(Trigger::name, Trigger::timing, Trigger::events, Trigger::level)
                .containsExactly(
                        tuple("all_of_them", "BEFORE", List.of("DELETE"), "STATEMENT"),
                        tuple("each_one", "AFTER", List.of("INSERT"), "ROW"));
    }

    @Test
    void estimatesRowsByWhatIsThere() {
        Catalog catalog = DuckDbDatabase.catalogOf("create table t as select unnest(range(7)) as a");

        assertThat(DuckDbDatabase.table(catalog, "t").rowEstimate()).isEqualTo(7);
    }

    @Test
    void leavesTheFileAsItIs() throws IOException {
        DuckDbDatabase database = DuckDbDatabase.fresh("kept.duckdb").execute(List.of("create table t(a integer)"));
        byte[] before = Files.readAllBytes(database.file());

        assertThat(database.catalog().tables()).hasSize(1);
        assertThat(Files.readAllBytes(database.file())).isEqualTo(before);
    }

    @Test
    void needsAsManyStatementsForHundredsOfTablesAsForFive() throws SQLException {
        assertThat(statementsFor(300)).isEqualTo(statementsFor(5)).isLessThanOrEqualTo(20);
    }

    private static int statementsFor(int tables) throws SQLException {
        DuckDbDatabase database = DuckDbDatabase.fresh("many.duckdb")
                .execute(IntStream.range(0, tables)
                        .mapToObj("create table t%d(id integer primary key)"::formatted)
                        .toList());
        try (Connection connection = DriverManager.getConnection(database.url())) {
            return CountedStatements.ofReading(new DuckDbDialect(), connection, tables);
        }
    }
}
