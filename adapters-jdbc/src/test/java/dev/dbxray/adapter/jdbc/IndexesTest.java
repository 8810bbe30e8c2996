package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Index;
import java.util.List;
import org.junit.jupiter.api.Test;

final class IndexesTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create table t(id int primary key, code text constraint t_code unique, a int, b int, "C d" text,
                        r int4range, constraint t_no_overlap exclude using gist (r with &&));
                    create index t_plain on t(b desc, a);
                    create index t_expression on t(lower("C d"), "C d", (a + b));
                    create index t_partial on t(a) where b > 0;
                    create unique index t_include on t(a) include (b, "C d");
                    create index t_brin on t using brin (a);
                    create materialized view m as select a from t;
                    create index m_a on m(a);
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void listsAlsoThoseBehindConstraints() {
        assertThat(DATABASE.table(CATALOG, "t").indexes())
                .extracting(Index::name, Index::unique, Index::method)
                .containsExactly(
                        tuple("t_brin", false, "brin"),
                        tuple("t_code", true, "btree"),
                        tuple("t_expression", false, "btree"),
                        tuple("t_include", true, "btree"),
                        tuple("t_no_overlap", false, "gist"),
                        tuple("t_partial", false, "btree"),
                        tuple("t_pkey", true, "btree"),
                        tuple("t_plain", false, "btree"));
    }

    @Test
    void namesPlainKeyColumnsInOrder() {
        assertThat(index("t", "t_plain").columns()).containsExactly("b", "a");
        assertThat(index("t", "t_plain").expressions()).isEmpty();
    }

    @Test
    void tellsEveryKeyPartAsSqlWhereOneIsAnExpression() {
        assertThat(index("t", "t_expression").columns()).isEmpty();
        assertThat(index("t", "t_expression").expressions()).containsExactly("lower(\"C d\")", "\"C d\"", "(a + b)");
    }

    @Test
    void keepsIncludedColumnsApart() {
        assertThat(index("t", "t_include").columns()).containsExactly("a");
        assertThat(index("t", "t_include").include()).containsExactly("b", "C d");
        assertThat(index("t", "t_plain").include()).isEmpty();
    }

    @Test
    void tellsPredicateAndDefinition() {
        assertThat(index("t", "t_partial").predicate()).isEqualTo("(b > 0)");
        assertThat(index("t", "t_plain").predicate()).isNull();
        assertThat(index("t", "t_partial").definition())
                .isEqualTo("CREATE INDEX t_partial ON public.t USING btree (a) WHERE (b > 0)");
    }

    @Test
    void listsTheIndexesOfAMaterializedView() {
        assertThat(index("m", "m_a").columns()).isEqualTo(List.of("a"));
    }

    @Test
    void tellsWhetherNullsCountAsEqual() {
        assumeTrue(PostgresServer.majorVersion() >= 15);
        DATABASE.execute("create table u(a int, b int, unique nulls not distinct (a), unique (b))");

        assertThat(DATABASE.table(DATABASE.catalog(), "u").indexes())
                .extracting(Index::name, Index::nullsNotDistinct)
                .containsExactly(tuple("u_a_key", true), tuple("u_b_key", false));
    }

    private static Index index(String table, String name) {
        return DATABASE.table(CATALOG, table).indexes().stream()
                .filter(index -> index.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
