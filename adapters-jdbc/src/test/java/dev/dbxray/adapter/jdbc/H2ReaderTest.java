package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.adapter.jdbc.h2.H2Dialect;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import org.h2.tools.Server;
import org.junit.jupiter.api.Test;

final class H2ReaderTest {

    @Test
    void marksABrokenViewAndReadsAllElse() {
        Catalog catalog =
                H2Database.fresh("broken").execute(List.of("""
                        create table t(a integer)""", """
                        create view sound as select a from t""", """
                        create force view broken as select b from gone""")).catalog();

        assertThat(catalog.tables())
                .extracting(table -> table.name().name(), table -> table.unreadable() != null)
                .containsExactly(tuple("BROKEN", true), tuple("SOUND", false), tuple("T", false));
        assertThat(H2Database.table(catalog, "SOUND").columns())
                .extracting(Column::name)
                .containsExactly("A");
        assertThat(H2Database.table(catalog, "BROKEN").definition()).contains("gone");
    }

    @Test
    void pairsForeignKeysByPositionWhereTheKeyHasAnotherOrder() {
        Catalog catalog =
                H2Database.fresh("composite").execute(List.of("""
                        create table o(x integer, y integer, primary key(y, x))""", """
                        create table li(p integer, q integer, foreign key(q, p) references o)""")).catalog();

        assertThat(H2Database.table(catalog, "LI").foreignKeys())
                .singleElement()
                .satisfies(key -> {
                    assertThat(key.columns()).containsExactly("Q", "P");
                    assertThat(key.referencedColumns()).containsExactly("Y", "X");
                });
    }

    @Test
    void keepsApartKeysOfOneNameInTwoSchemas() {
        Catalog catalog = H2Database.fresh("twins")
                .execute(List.of("""
                        create schema a""", """
                        create schema b""", """
                        create table a.p(id integer primary key)""", """
                        create table b.p(id integer primary key)""", """
                        create table a.c(p integer, constraint fk foreign key(p) references a.p)""", """
                        create table b.c(p integer, constraint fk foreign key(p) references b.p)"""))
                .catalog();

        assertThat(catalog.tables())
                .flatExtracting(Table::foreignKeys)
                .extracting(ForeignKey::referenced)
                .containsExactly(new TableRef("A", "P"), new TableRef("B", "P"));
    }

    @Test
    void tellsOddColumnTypesWhole() {
        Catalog catalog = H2Database.fresh("types").execute("""
                        create table t(
                            e enum('a', 'it''s'), l integer array[3], c clob, t timestamp(3) with time zone,
                            r row(x integer, y varchar(3)), b tinyint, i interval day(3) to second, g geometry)""").catalog();

        assertThat(H2Database.table(catalog, "T").columns())
                .extracting(Column::type)
                .containsExactly(
                        "ENUM('a', 'it''s')",
                        "INTEGER ARRAY[3]",
                        "CHARACTER LARGE OBJECT",
                        "TIMESTAMP(3) WITH TIME ZONE",
                        "ROW(\"X\" INTEGER, \"Y\" CHARACTER VARYING(3))",
                        "TINYINT",
                        "INTERVAL DAY(3) TO SECOND",
                        "GEOMETRY");
    }

    @Test
    void namesTheDomainOfAColumn() {
        Catalog catalog = H2Database.fresh("domains").execute(List.of("""
                        create domain zip as varchar(5) default '00000' check (char_length(value) = 5)""", """
                        create table t(z zip)""")).catalog();

        assertThat(H2Database.table(catalog, "T").columns())
                .extracting(Column::type)
                .containsExactly("PUBLIC.ZIP");
        assertThat(catalog.types())
                .singleElement()
                .satisfies(zip -> assertThat(zip.definition())
                        .isEqualTo("CHARACTER VARYING(5) DEFAULT '00000' CHECK (CHAR_LENGTH(VALUE) = 5)"));
    }

    @Test
    void tellsWhereNullsAreNotDistinct() {
        Catalog catalog = H2Database.fresh("nulls").execute("""
                        create table t(a integer, b integer, unique nulls not distinct (a), unique (b))""").catalog();

        Table table = H2Database.table(catalog, "T");
        assertThat(table.indexes())
                .extracting(Index::columns, Index::nullsNotDistinct)
                .containsExactlyInAnyOrder(tuple(List.of("A"), true), tuple(List.of("B"), false));
        assertThat(table.constraints())
                .extracting(constraint -> constraint.definition())
                .containsExactlyInAnyOrder("UNIQUE NULLS NOT DISTINCT (\"A\")", "UNIQUE (\"B\")");
    }

    @Test
    void tellsEveryEventOfATrigger() {
        Catalog catalog =
                H2Database.fresh("triggers").execute(List.of("""
                        create table t(a integer)""", """
                        create trigger watch after delete, insert, update on t
                            as 'org.h2.api.Trigger create() { return (c, o, n) -> {}; }'""")).catalog();

        assertThat(H2Database.table(catalog, "T").triggers()).singleElement().satisfies(trigger -> {
            assertThat(trigger.timing()).isEqualTo("AFTER");
            assertThat(trigger.events()).containsExactly("INSERT", "UPDATE", "DELETE");
            assertThat(trigger.level()).isEqualTo("STATEMENT");
        });
    }

    @Test
    void readsWhateverTheDatabaseDoesWithUnquotedNames() throws SQLException {
        H2Database database = H2Database.fresh("folding");
        String settings = ";DATABASE_TO_UPPER=FALSE";
        try (Connection connection = DriverManager.getConnection(database.url() + settings, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.execute("create table Mixed(\"a.b\" integer)");
        }

        Catalog catalog = JdbcCatalogReader.of(
                        new ConnectionSettings(database.url() + settings, null, null), SchemaSelection.EVERYTHING)
                .read(Progress.SILENT);

        assertThat(H2Database.table(catalog, "Mixed").columns())
                .extracting(Column::name)
                .containsExactly("a.b");
    }

    @Test
    void readsFromAServerAndHidesWhereAMaterializedViewKeepsItsRows() throws SQLException {
        Server server = Server.createTcpServer("-tcpPort", "0", "-ifNotExists").start();
        String url = "jdbc:h2:tcp://localhost:" + server.getPort() + "/mem:copies";
        try (Connection connection = DriverManager.getConnection(url, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.execute("create table t(a integer)");
            statement.execute("create materialized view copy as select a from t");
            statement.execute("create table \"COPY$x\"(a integer)");

            Catalog catalog = JdbcCatalogReader.of(new ConnectionSettings(url, null, null), SchemaSelection.EVERYTHING)
                    .read(Progress.SILENT);

            assertThat(catalog.tables())
                    .extracting(table -> table.name().name(), Table::type)
                    .containsExactly(
                            tuple("COPY", TableType.MATERIALIZED_VIEW),
                            tuple("COPY$x", TableType.TABLE),
                            tuple("T", TableType.TABLE));
        } finally {
            server.stop();
        }
    }

    @Test
    void changesNothingInTheFile() throws IOException {
        H2Database database = H2Database.fresh("untouched").execute("create table t(a integer)");
        byte[] before = Files.readAllBytes(database.file());

        Catalog catalog = database.catalog();

        assertThat(catalog.tables()).hasSize(1);
        assertThat(Files.readAllBytes(database.file())).isEqualTo(before);
    }

    @Test
    void needsAsManyStatementsForHundredsOfTablesAsForFive() throws SQLException {
        assertThat(statementsFor(300)).isEqualTo(statementsFor(5)).isLessThanOrEqualTo(20);
    }

    private static int statementsFor(int tables) throws SQLException {
        H2Database database = H2Database.fresh("many")
                .execute(IntStream.range(0, tables)
                        .mapToObj("create table t%d(id integer primary key)"::formatted)
                        .toList());
        try (Connection connection = DriverManager.getConnection(database.url(), "sa", "")) {
            return CountedStatements.ofReading(new H2Dialect(), connection, tables);
        }
    }
}
