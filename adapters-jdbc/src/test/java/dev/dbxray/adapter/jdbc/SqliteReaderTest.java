package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.adapter.jdbc.sqlite.SqliteDialect;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Trigger;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SqliteReaderTest {

    @Test
    void marksABrokenViewWithTheReasonAndReadsAllElse() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table t(a)",
                "create table u(b)",
                "create view v as select a from t",
                "create view w as select b from u",
                "drop table t");

        assertThat(catalog.tables())
                .extracting(table -> table.name().name(), Table::unreadable)
                .containsExactly(tuple("u", null), tuple("v", "no such table: main.t"), tuple("w", null));
        assertThat(SqliteDatabase.table(catalog, "w").columns())
                .extracting(Column::name)
                .containsExactly("b");
        assertThat(SqliteDatabase.table(catalog, "v").definition()).isEqualTo("select a from t");
    }

    @Test
    void marksAVirtualTableWhoseModuleIsMissingAndReadsTheOthers() throws SQLException {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create virtual table doc using fts5(body)",
                "create table t(a)",
                "pragma writable_schema = on",
                "insert into sqlite_schema values('table', 'lost', 'lost', 0, 'create virtual table lost using lost_module(a)')");

        assertThat(SqliteDatabase.table(catalog, "lost").unreadable()).isEqualTo("no such module: lost_module");
        assertThat(SqliteDatabase.table(catalog, "doc").columns())
                .extracting(Column::name)
                .containsExactly("body");
        assertThat(SqliteDatabase.table(catalog, "t").columns()).hasSize(1);
    }

    @Test
    void tellsAVirtualTableOnceAndHidesWhereItKeepsItsData() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create virtual table doc using fts5(body)",
                "create table t(id integer primary key autoincrement)",
                "analyze");

        assertThat(catalog.tables()).extracting(table -> table.name().name()).containsExactly("doc", "t");
    }

    @Test
    void findsNamesInEveryKindOfQuotes() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table a(id integer primary key)",
                "create table c(x, y, [z z], `w``w`, CONSTRAINT \"fk q\" FOREIGN KEY(x) REFERENCES a(id),"
                        + " PRIMARY KEY(\"y\"), constraint 'u q' unique ([z z], `w``w`))");
        Table table = SqliteDatabase.table(catalog, "c");

        assertThat(table.foreignKeys()).extracting(ForeignKey::name).containsExactly("fk q");
        assertThat(table.primaryKey()).extracting(PrimaryKey::columns).isEqualTo(List.of("y"));
        assertThat(table.constraints())
                .extracting(Constraint::name, Constraint::columns)
                .containsExactly(tuple("u q", List.of("z z", "w`w")));
    }

    @Test
    void knowsWhichColumnsAForeignKeyMeansThatNamesNone() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table A(x, Y, primary key(Y, x))",
                "create table c(p, q, r references gone, foreign key(p, q) references a)");

        assertThat(SqliteDatabase.table(catalog, "c").foreignKeys())
                .extracting(ForeignKey::columns, key -> key.referenced().name(), ForeignKey::referencedColumns)
                .containsExactlyInAnyOrder(
                        tuple(List.of("p", "q"), "A", List.of("Y", "x")), tuple(List.of("r"), "gone", List.of()));
    }

    @Test
    void givesEachOfSeveralForeignKeysItsOwnName() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table a(id integer primary key)",
                "create table c(x constraint first references a, y references a,"
                        + " z, constraint third foreign key(z) references a on delete set null)");

        assertThat(SqliteDatabase.table(catalog, "c").foreignKeys())
                .extracting(ForeignKey::name, ForeignKey::columns, ForeignKey::onDelete)
                .containsExactlyInAnyOrder(
                        tuple("first", List.of("x"), null),
                        tuple(null, List.of("y"), null),
                        tuple("third", List.of("z"), "SET NULL"));
    }

    @Test
    void tellsGeneratedColumnsByTheirExpressions() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table g(a int default (1 + 2), b int GENERATED ALWAYS AS (a*2) STORED, c as (a /* , */ || ')'))");

        assertThat(SqliteDatabase.table(catalog, "g").columns())
                .extracting(Column::name, Column::generated, Column::defaultValue)
                .containsExactly(
                        tuple("a", null, "1 + 2"), tuple("b", "a*2", null), tuple("c", "a /* , */ || ')'", null));
    }

    @Test
    void tellsChecksWithAndWithoutNames() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table c(q int CHECK (q > 0), s text constraint s_ok CHECK (s IN ('a', 'b')), check (q <> 7))");

        assertThat(SqliteDatabase.table(catalog, "c").constraints())
                .extracting(Constraint::name, Constraint::definition, Constraint::columns)
                .containsExactly(
                        tuple("s_ok", "CHECK (s IN ('a', 'b'))", List.of("s")),
                        tuple(null, "CHECK (q <> 7)", List.of("q")),
                        tuple(null, "CHECK (q > 0)", List.of("q")));
    }

    @Test
    void knowsWhichPrimaryKeysCannotBeNull() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table a(id integer primary key)",
                "create table b(id text primary key)",
                "create table c(id text primary key) without rowid",
                "create table d(a int, b text, primary key(b, a)) strict, without rowid");

        assertThat(catalog.tables())
                .flatExtracting(Table::columns)
                .extracting(Column::nullable)
                .containsExactly(false, true, false, false, false);
        assertThat(SqliteDatabase.table(catalog, "d").primaryKey())
                .extracting(PrimaryKey::columns)
                .isEqualTo(List.of("b", "a"));
    }

    @Test
    void tellsThePartsOfAnIndex() {
        Catalog catalog =
                SqliteDatabase.catalogOf("create table t(a, b)", "create index i on t(lower(a), b desc) where b > 1");

        assertThat(SqliteDatabase.table(catalog, "t").indexes())
                .extracting(Index::columns, Index::expressions, Index::predicate)
                .containsExactly(tuple(List.of(), List.of("lower(a)", "b desc"), "b > 1"));
    }

    @Test
    void tellsWhenTriggersFire() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table t(a, b)",
                "create view v as select a from t",
                "create trigger one after update of a on T begin select 1; end",
                "create trigger two instead of delete on v begin select 1; end",
                "create trigger three insert on t begin select 1; end");

        assertThat(SqliteDatabase.table(catalog, "t").triggers())
                .extracting(Trigger::name, Trigger::timing, Trigger::events)
                .containsExactly(tuple("one", "AFTER", List.of("UPDATE")), tuple("three", "BEFORE", List.of("INSERT")));
        assertThat(SqliteDatabase.table(catalog, "v").triggers())
                .extracting(Trigger::timing, Trigger::events)
                .containsExactly(tuple("INSTEAD OF", List.of("DELETE")));
    }

    @Test
    void keepsHostileNames() {
        Catalog catalog = SqliteDatabase.catalogOf(
                "create table \"a.b\"(\"x\"\"y\" int primary key, \"%s\" int, \"\uD83D\uDE00 受注\" text)"
                        .formatted("n".repeat(200)));

        assertThat(SqliteDatabase.table(catalog, "a.b").columns())
                .extracting(Column::name)
                .containsExactly("x\"y", "n".repeat(200), "\uD83D\uDE00 受注");
    }

    @Test
    void changesNothingAndLeavesNoFileBehind() throws IOException {
        SqliteDatabase database =
                SqliteDatabase.fresh("test.db").execute(List.of("pragma journal_mode = wal", "create table t(a)"));
        byte[] before = Files.readAllBytes(database.file());

        assertThat(database.catalog()).isNotNull();
        assertThat(Files.readAllBytes(database.file())).isEqualTo(before);
    }

    @Test
    void needsAsManyStatementsForHundredsOfTablesAsForFive() throws SQLException {
        assertThat(statementsFor(300)).isEqualTo(statementsFor(5)).isLessThanOrEqualTo(20);
    }

    private static int statementsFor(int tables) throws SQLException {
        SqliteDatabase database = SqliteDatabase.fresh("test.db")
                .execute(IntStream.range(0, tables)
                        .mapToObj("create table t%d(id integer primary key)"::formatted)
                        .toList());
        try (Connection connection = DriverManager.getConnection(database.url())) {
            return CountedStatements.ofReading(new SqliteDialect(), connection, tables);
        }
    }
}
