package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NamesTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema "S.1 ""x"" y";
                    create table "S.1 ""x"" y"."a.b"(i int);
                    create table "a-b.c"("x""y" int primary key);
                    create table d(r int references "a-b.c");
                    create table "T"(a int);
                    create table t(b int);
                    create table "con"(i int);
                    create table "a/b:c"(i int);
                    create table "受注＿明細"("数量" int, "a b" int, "A B" int, constraint "数量は正" check ("数量" > 0));
                    create view con2 as select * from "受注＿明細";
                    create function "f.g(x)"("a b" "a-b.c") returns int language sql as 'select 1';
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void keepsEveryNameVerbatim() {
        assertThat(CATALOG.tables())
                .extracting(Table::name)
                .containsExactly(
                        new ObjectName(DATABASE.name(), "S.1 \"x\" y", "a.b"),
                        DATABASE.named("T"),
                        DATABASE.named("a-b.c"),
                        DATABASE.named("a/b:c"),
                        DATABASE.named("con"),
                        DATABASE.named("con2"),
                        DATABASE.named("d"),
                        DATABASE.named("t"),
                        DATABASE.named("受注＿明細"));
    }

    @Test
    void keepsColumnAndConstraintNamesVerbatim() {
        Table table = DATABASE.table(CATALOG, "受注＿明細");

        assertThat(table.columns()).extracting(Column::name).containsExactly("数量", "a b", "A B");
        assertThat(table.constraints().getFirst().name()).isEqualTo("数量は正");
        assertThat(table.constraints().getFirst().columns()).containsExactly("数量");
    }

    @Test
    void refersByVerbatimNames() {
        ForeignKey key = DATABASE.table(CATALOG, "d").foreignKeys().getFirst();

        assertThat(key.referenced()).isEqualTo(new TableRef("public", "a-b.c"));
        assertThat(key.referencedColumns()).isEqualTo(List.of("x\"y"));
        assertThat(DATABASE.table(CATALOG, "con2").referencedTables()).containsExactly(new TableRef("public", "受注＿明細"));
    }

    @Test
    void quotesNamesWithinSqlOnly() {
        assertThat(CATALOG.routines().getFirst().name()).isEqualTo(DATABASE.named("f.g(x)"));
        assertThat(CATALOG.routines().getFirst().arguments()).isEqualTo("\"a b\" public.\"a-b.c\"");
    }
}
