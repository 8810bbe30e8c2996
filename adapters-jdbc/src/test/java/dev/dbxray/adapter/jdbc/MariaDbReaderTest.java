package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.adapter.jdbc.mysql.MySqlDialect;
import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MariaDbReaderTest {

    @Test
    void tellsColumnTypesAsTheyAreDeclared() {
        Catalog catalog = catalogOf("types", """
                create table z(b tinyint(1), f bit(8), u bigint unsigned, y year, t time, d date,
                    e enum('a', 'it''s') default 'a', n int default 7, i int invisible)""");

        assertThat(table(catalog, "types", "z").columns())
                .extracting(Column::type, Column::defaultValue)
                .containsExactly(
                        tuple("tinyint(1)", null),
                        tuple("bit(8)", null),
                        tuple("bigint(20) unsigned", null),
                        tuple("year(4)", null),
                        tuple("time", null),
                        tuple("date", null),
                        tuple("enum('a','it''s')", "'a'"),
                        tuple("int(11)", "7"),
                        tuple("int(11)", null));
    }

    @Test
    void marksABrokenViewWithTheReasonAndReadsAllElse() {
        Catalog catalog = catalogOf(
                "broken",
                "create table t(a int)",
                "create table u(b int)",
                "create view v as select a from t",
                "create view w as select b from u",
                "drop table t");

        assertThat(catalog.tables())
                .extracting(found -> found.name().name(), found -> found.unreadable() != null)
                .containsExactly(tuple("u", false), tuple("v", true), tuple("w", false));
        assertThat(table(catalog, "broken", "v").unreadable()).contains("references invalid table(s)");
        assertThat(table(catalog, "broken", "w").columns()).hasSize(1);
    }

    @Test
    void keepsApartForeignKeysOfOneNameInTwoSchemas() {
        MariaDbServer.execute(List.of(
                "create database fk_a",
                "create database fk_b",
                "create table fk_a.p(id int primary key)",
                "create table fk_b.p(id int primary key)",
                "create table fk_a.c(x int, constraint fk foreign key(x) references fk_a.p(id))",
                "create table fk_b.c(y int, constraint fk foreign key(y) references fk_b.p(id))"));

        assertThat(catalog("", List.of("fk_a", "fk_b")).tables())
                .flatExtracting(Table::foreignKeys)
                .extracting(ForeignKey::columns, ForeignKey::referenced)
                .containsExactly(
                        tuple(List.of("x"), new TableRef("fk_a", "p")), tuple(List.of("y"), new TableRef("fk_b", "p")));
    }

    @Test
    void pairsCompositeKeysByPosition() {
        Catalog catalog = catalogOf(
                "composite",
                "create table o(x int, y int, primary key(y, x), key(x, y))",
                "create table li(p int, q int, foreign key(p, q) references o(x, y))");

        assertThat(table(catalog, "composite", "o").primaryKey())
                .extracting(PrimaryKey::columns)
                .isEqualTo(List.of("y", "x"));
        assertThat(table(catalog, "composite", "li").foreignKeys())
                .extracting(ForeignKey::columns, ForeignKey::referencedColumns)
                .containsExactly(tuple(List.of("p", "q"), List.of("x", "y")));
    }

    @Test
    void tellsSequencesApartFromTablesAndVersionedTablesAsTables() {
        Catalog catalog =
                catalogOf("kinds", "create sequence s start with 5", "create table v(a int) with system versioning");

        assertThat(catalog.tables()).extracting(found -> found.name().name()).containsExactly("v");
        assertThat(catalog.sequences())
                .extracting(Sequence::name, Sequence::start)
                .containsExactly(tuple(new ObjectName("kinds", "kinds", "s"), null));
    }

    @Test
    void tellsChecksAndGeneratedColumns() {
        Catalog catalog = catalogOf(
                "checks",
                "create table c(q int check (q > 0), s varchar(9), j json, g int as (q * 2) virtual,"
                        + " constraint s_ok check (s in ('a', 'b')))");

        assertThat(table(catalog, "checks", "c").constraints())
                .extracting(Constraint::name, Constraint::definition)
                .containsExactly(
                        tuple("j", "CHECK (json_valid(`j`))"),
                        tuple("q", "CHECK (`q` > 0)"),
                        tuple("s_ok", "CHECK (`s` in ('a','b'))"));
        assertThat(table(catalog, "checks", "c").column("g"))
                .hasValueSatisfying(g -> assertThat(g.generated()).isEqualTo("`q` * 2"));
    }

    @Test
    void writesOutRoutinesWhateverTheirNames() {
        Catalog catalog = catalogOf("routines", "create procedure `my-proc`(in a int, out `b``c` varchar(9)) select 1");

        assertThat(catalog.routines())
                .extracting(Routine::arguments, Routine::definition)
                .containsExactly(tuple(
                        "IN `a` int(11), OUT `b``c` varchar(9)",
                        "CREATE PROCEDURE `routines`.`my-proc`(IN `a` int(11), OUT `b``c` varchar(9))\nselect 1"));
    }

    @Test
    void keepsHostileNames() {
        String column = "x`\"\\'y";
        Catalog catalog = catalogOf(
                "names",
                "create table `a-b.c`(`" + column.replace("`", "``") + "` int primary key, `数量` int, `select` int)",
                "create view `受注＿明細` as select `数量` from `a-b.c` where `数量` > 0");

        assertThat(table(catalog, "names", "a-b.c").columns())
                .extracting(Column::name)
                .containsExactly(column, "数量", "select");
        assertThat(table(catalog, "names", "受注＿明細").columns()).hasSize(1);
    }

    @Test
    void readsOnlyTheDatabaseOfTheUrlUnlessMoreIsAskedFor() {
        MariaDbServer.execute(
                List.of("create database only_a", "create database only_b", "create table only_b.t(a int)"));

        assertThat(catalog("only_a", List.of()).databases().getFirst().schemas())
                .containsExactly("only_a");
        assertThat(catalog("only_a", List.of("only_b")).tables()).hasSize(1);
    }

    @Test
    void readsWhatAnAccountMayReadAndNothingElse() {
        MariaDbServer.execute(List.of(
                "create database seen",
                "create database unseen",
                "create table seen.t(a int)",
                "create table unseen.t(a int)",
                "create user 'half'@'localhost' identified by 'half'",
                "grant select on seen.* to 'half'@'localhost'"));
        var settings = new ConnectionSettings(MariaDbServer.url(""), "half", Password.of("half"));

        Catalog catalog =
                JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING).read(Progress.SILENT);

        assertThat(catalog.tables())
                .extracting(found -> found.name().schema())
                .contains("seen")
                .doesNotContain("unseen");
    }

    @Test
    void saysWhyItCannotConnect() {
        assertFailure(MariaDbServer.url("test"), "owner", "hush", "does not accept user owner with this password");
        assertFailure(MariaDbServer.url("nope"), MariaDbServer.OWNER, MariaDbServer.PASSWORD, "has no database nope");
    }

    private static void assertFailure(String url, String user, String password, String message) {
        var settings = new ConnectionSettings(url, user, Password.of(password));
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING)
                        .read(Progress.SILENT))
                .withMessageContaining(message)
                .withMessageNotContaining("hush");
    }

    @Test
    void needsAsManyStatementsForHundredsOfTablesAsForFive() throws SQLException {
        assertThat(statementsFor(300)).isEqualTo(statementsFor(5)).isLessThanOrEqualTo(20);
    }

    private static int statementsFor(int tables) throws SQLException {
        String database = "many" + tables;
        List<String> statements = new ArrayList<>(List.of("create database " + database));
        IntStream.range(0, tables)
                .mapToObj(number -> "create table " + database + ".t" + number + "(id int primary key)")
                .forEach(statements::add);
        MariaDbServer.execute(statements);
        try (Connection connection =
                DriverManager.getConnection(MariaDbServer.url(database), MariaDbServer.OWNER, MariaDbServer.PASSWORD)) {
            return CountedStatements.ofReading(MySqlDialect.ofMariaDb(), connection, tables);
        }
    }

    private static Catalog catalogOf(String database, String... statements) {
        List<String> all = new ArrayList<>(List.of("create database " + database, "use " + database));
        all.addAll(List.of(statements));
        MariaDbServer.execute(all);
        return catalog(database, List.of());
    }

    private static Catalog catalog(String database, List<String> schemas) {
        var settings = new ConnectionSettings(
                MariaDbServer.url(database).replace("jdbc:mariadb:", "jdbc:mysql:"),
                MariaDbServer.OWNER,
                Password.of(MariaDbServer.PASSWORD));
        return JdbcCatalogReader.of(settings, new SchemaSelection(schemas, List.of()))
                .read(Progress.SILENT);
    }

    private static Table table(Catalog catalog, String database, String name) {
        return catalog.table(new ObjectName(database, database, name)).orElseThrow();
    }
}
