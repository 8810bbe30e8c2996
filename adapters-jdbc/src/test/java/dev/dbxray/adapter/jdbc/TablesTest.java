package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class TablesTest {

    private static final TestDatabase DATABASE =
            PostgresServer.freshDatabase().execute("""
                    create extension postgres_fdw;
                    create server elsewhere foreign data wrapper postgres_fdw;
                    create table item(id int primary key, name text);
                    create view item_view as select id from item;
                    create materialized view item_copy as select id, name from item with no data;
                    create foreign table item_far(id int, name text) server elsewhere;
                    create unlogged table item_fast(id int);
                    create table without_columns();
                    create table parent(a int);
                    create table child(b int) inherits (parent);
                    create sequence not_a_table;
                    create type neither as (a int);
                    create table counted as select from generate_series(1, 40);
                    create table counted_empty(a int);
                    comment on table item is E'line1\\r\\nline2 | pipe "q" `tick` ''quoted''';
                    comment on view item_view is 'a view';
                    comment on materialized view item_copy is 'a copy';
                    comment on foreign table item_far is '遠くの表';
                    comment on column item.name is E'one\\r\\ntwo';
                    comment on column item_view.id is 'of a view';
                    comment on column item_copy.name is 'of a copy';
                    comment on column item_far.name is 'of a foreign table';
                    """).execute("analyze counted, counted_empty");

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void tellsTheKindOfEveryTable() {
        assertThat(CATALOG.tables())
                .extracting(table -> table.name().name(), Table::type)
                .containsExactly(
                        tuple("child", TableType.TABLE),
                        tuple("counted", TableType.TABLE),
                        tuple("counted_empty", TableType.TABLE),
                        tuple("item", TableType.TABLE),
                        tuple("item_copy", TableType.MATERIALIZED_VIEW),
                        tuple("item_far", TableType.FOREIGN_TABLE),
                        tuple("item_fast", TableType.TABLE),
                        tuple("item_view", TableType.VIEW),
                        tuple("parent", TableType.TABLE),
                        tuple("without_columns", TableType.TABLE));
    }

    @Test
    void keepsCommentsOfEveryKindOfTableVerbatim() {
        assertThat(table("item").description()).isEqualTo("line1\r\nline2 | pipe \"q\" `tick` 'quoted'");
        assertThat(table("item_view").description()).isEqualTo("a view");
        assertThat(table("item_copy").description()).isEqualTo("a copy");
        assertThat(table("item_far").description()).isEqualTo("遠くの表");
        assertThat(table("item_fast").description()).isNull();
    }

    @Test
    void keepsCommentsOfTheirColumnsVerbatim() {
        assertThat(comment("item", "name")).isEqualTo("one\r\ntwo");
        assertThat(comment("item_view", "id")).isEqualTo("of a view");
        assertThat(comment("item_copy", "name")).isEqualTo("of a copy");
        assertThat(comment("item_far", "name")).isEqualTo("of a foreign table");
        assertThat(comment("item", "id")).isNull();
    }

    @Test
    void leavesLogicalNamesToOtherSources() {
        assertThat(CATALOG.tables()).allSatisfy(table -> {
            assertThat(table.logicalName()).isNull();
            assertThat(table.synonyms()).isEmpty();
            assertThat(table.columns()).allMatch(column -> column.logicalName() == null);
        });
    }

    @Test
    void listsTheColumnsThatATableInherits() {
        assertThat(table("child").columns()).extracting(Column::name).containsExactly("a", "b");
        assertThat(table("without_columns").columns()).isEmpty();
    }

    @Test
    void tellsARowEstimateOnlyWhereRowsWereCounted() {
        assertThat(table("counted").rowEstimate()).isEqualTo(40L);
        assertThat(table("item").rowEstimate()).isNull();
        assertThat(table("item_view").rowEstimate()).isNull();
        assertThat(table("item_far").rowEstimate()).isNull();
    }

    @Test
    void tellsAnEmptyTableFromOneThatWasNeverCounted() {
        Long sinceVersion14 = PostgresServer.majorVersion() < 14 ? null : 0L;

        assertThat(table("counted_empty").rowEstimate()).isEqualTo(sinceVersion14);
    }

    private static Table table(String name) {
        return DATABASE.table(CATALOG, name);
    }

    private static @Nullable String comment(String table, String column) {
        return table(table).column(column).orElseThrow().description();
    }
}
