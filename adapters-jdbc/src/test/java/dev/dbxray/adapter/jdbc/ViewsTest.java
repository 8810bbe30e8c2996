package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.TableRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ViewsTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema archive;
                    create table t(a int, b int);
                    create table archive.old(a int);
                    create sequence s;
                    create view reads_two as select t.a from t where a in (select a from archive.old);
                    create view reads_a_view as select a from reads_two;
                    create function secret() returns setof int language sql as 'select a from public.t';
                    create view reads_a_function as select x from secret() x;
                    create view reads_a_sequence as select nextval('s') as n;
                    create view reads_nothing as select 1 as one;
                    create materialized view copies as select count(*) as n from t;
                    create view written as select a from t;
                    create rule written_insert as on insert to written do instead insert into archive.old values (new.a);
                    create view lists_catalog as select relname from pg_class;
                    """);

    private static final Catalog CATALOG = DATABASE.catalog(List.of("public"), List.of());

    @Test
    void namesWhatAViewReadsAlsoOutsideTheChosenSchemas() {
        assertThat(reads("reads_two")).containsExactly(new TableRef("archive", "old"), new TableRef("public", "t"));
        assertThat(reads("copies")).containsExactly(new TableRef("public", "t"));
    }

    @Test
    void namesAViewThatAViewReadsNotWhatThatOneReads() {
        assertThat(reads("reads_a_view")).containsExactly(new TableRef("public", "reads_two"));
    }

    @Test
    void namesNothingWhereAViewReadsNoTableByItself() {
        assertThat(reads("reads_a_function")).isEmpty();
        assertThat(reads("reads_a_sequence")).isEmpty();
        assertThat(reads("reads_nothing")).isEmpty();
        assertThat(reads("lists_catalog")).isEmpty();
    }

    @Test
    void leavesOutWhatOnlyARuleForWritingTouches() {
        assertThat(reads("written")).containsExactly(new TableRef("public", "t"));
    }

    @Test
    void printsTheQueryWithQualifiedNames() {
        assertThat(DATABASE.table(CATALOG, "reads_a_view").definition())
                .startsWith(" SELECT ")
                .endsWith("\n   FROM public.reads_two;");
        assertThat(DATABASE.table(CATALOG, "copies").definition())
                .isEqualToNormalizingWhitespace("SELECT count(*) AS n FROM public.t;");
        assertThat(DATABASE.table(CATALOG, "t").definition()).isNull();
    }

    private static List<TableRef> reads(String view) {
        return DATABASE.table(CATALOG, view).referencedTables();
    }
}
