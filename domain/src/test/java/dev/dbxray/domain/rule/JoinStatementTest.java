package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.graph.JoinPaths;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JoinStatementTest {

    private static final ForeignKey COMPOSITE = new ForeignKey(
            "composite",
            List.of("p", "q"),
            new TableRef("sample", "Order"),
            List.of("y", "x x"),
            null,
            null,
            Cardinality.ONE_TO_MANY,
            UnknownProperties.NONE);

    private final Catalog catalog = aCatalog(
            aTable("line").foreignKeys(List.of(COMPOSITE)).build(),
            aTable("Order")
                    .foreignKeys(List.of(aForeignKey("fk", "customer_id", "customer", "id")))
                    .build(),
            aTable("customer")
                    .foreignKeys(List.of(aForeignKey("parent", "parent_id", "customer", "id")))
                    .build(),
            aTable("loose")
                    .logicalRelations(List.of(relation("half", List.of("a", "b"), List.of("id"))))
                    .build(),
            aTable("looser")
                    .logicalRelations(List.of(relation("none", List.of(), List.of())))
                    .build());

    private static LogicalRelation relation(String name, List<String> columns, List<String> referenced) {
        return new LogicalRelation(
                name, columns, new TableRef("sample", "customer"), referenced, null, UnknownProperties.NONE);
    }

    @Test
    void writesNothingWhereColumnsDoNotPair() {
        assertThat(sql("loose", "customer", IdentifierQuoting.STANDARD)).isEqualTo("none");
        assertThat(sql("looser", "customer", IdentifierQuoting.STANDARD)).isEqualTo("none");
    }

    @Test
    void pairsColumnsByPositionAndQuotesThem() {
        assertThat(sql("line", "customer", IdentifierQuoting.POSTGRESQL)).isEqualTo("""
                        SELECT *
                        FROM sample.line t1
                        JOIN sample."Order" t2 ON t1.p = t2.y AND t1.q = t2."x x"
                        JOIN sample.customer t3 ON t2.customer_id = t3.id""");
    }

    @Test
    void goesAgainstTheDirectionOfARelation() {
        assertThat(sql("customer", "line", IdentifierQuoting.BACKTICKS)).isEqualTo("""
                        SELECT *
                        FROM `sample`.`customer` t1
                        JOIN `sample`.`Order` t2 ON t2.`customer_id` = t1.`id`
                        JOIN `sample`.`line` t3 ON t3.`p` = t2.`y` AND t3.`q` = t2.`x x`""");
    }

    @Test
    void joinsATableWithItself() {
        assertThat(sql("customer", "customer", IdentifierQuoting.POSTGRESQL)).isEqualTo("""
                        SELECT *
                        FROM sample.customer t1
                        JOIN sample.customer t2 ON t1.parent_id = t2.id""");
    }

    private String sql(String from, String to, IdentifierQuoting quoting) {
        var paths = new JoinPaths(new RelationGraph(catalog)).find(named(from), named(to), 1, List.of());
        return JoinStatement.of(paths.getFirst(), quoting).orElse("none");
    }
}
