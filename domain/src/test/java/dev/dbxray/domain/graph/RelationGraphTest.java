package dev.dbxray.domain.graph;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

final class RelationGraphTest {

    private static final LogicalRelation LOGICAL = new LogicalRelation(
            "a_first_name",
            List.of("c_code"),
            new TableRef("sample", "c"),
            List.of("code"),
            Cardinality.OPTIONAL_ONE_TO_MANY,
            UnknownProperties.NONE);

    // d -> c -> b -> a, c -> c, c -> nowhere, two relations from d to c and e -> d
    private final RelationGraph graph = new RelationGraph(aCatalog(
            aTable("a").build(),
            aTable("b").foreignKeys(List.of(key("b_a", "a"))).build(),
            aTable("c")
                    .foreignKeys(List.of(key("c_b", "b"), key("c_c", "c"), key("c_nowhere", "nowhere")))
                    .build(),
            aTable("d")
                    .foreignKeys(List.of(key("d_c", "c")))
                    .logicalRelations(List.of(LOGICAL))
                    .build(),
            aTable("e").foreignKeys(List.of(key("e_d", "d"))).build()));

    private static ForeignKey key(String name, String referenced) {
        return aForeignKey(name, referenced + "_id", referenced, "id");
    }

    @Test
    void listsForeignKeysBeforeLogicalRelations() {
        assertThat(graph.outgoing(named("d")))
                .extracting(edge -> edge.relation().name())
                .containsExactly("d_c", "a_first_name");
        assertThat(graph.outgoing(named("c")))
                .extracting(RelationEdge::to)
                .containsExactly(named("b"), named("c"), named("nowhere"));
    }

    @Test
    void listsWhatLeadsToATable() {
        assertThat(graph.incoming(named("c")))
                .extracting(RelationEdge::from)
                .containsExactly(named("c"), named("d"), named("d"));
    }

    @Test
    void knowsNoRelationsOfATableOutsideTheCatalog() {
        assertThat(graph.outgoing(named("nowhere"))).isEmpty();
        assertThat(graph.incoming(named("nowhere"))).isEmpty();
        assertThatThrownBy(() -> graph.counts(named("nowhere"))).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void countsTablesOnceAndNeverItselfNorWhatIsOutside() {
        assertThat(graph.counts(named("c"))).isEqualTo(new RelationCounts(1, 1, 2));
        assertThat(graph.counts(named("d"))).isEqualTo(new RelationCounts(1, 1, 1));
    }

    @Test
    void countsTheImpactOverThreeRelations() {
        assertThat(graph.counts(named("a"))).isEqualTo(new RelationCounts(1, 0, 3));
        assertThat(graph.counts(named("e"))).isEqualTo(new RelationCounts(0, 1, 0));
    }

    @Test
    void followsRelationsAgainstTheirDirection() {
        assertThat(found("b", 2, Direction.INCOMING)).containsExactly("1 c_b", "2 c_c", "2 d_c", "2 a_first_name");
    }

    @Test
    void followsRelationsInTheirDirectionUntilTheyLeaveTheCatalog() {
        assertThat(found("d", 3, Direction.OUTGOING))
                .containsExactly("1 d_c", "1 a_first_name", "2 c_b", "2 c_c", "2 c_nowhere", "3 b_a");
    }

    @Test
    void followsRelationsBothWays() {
        assertThat(found("c", 1, Direction.BOTH))
                .containsExactly("1 c_b", "1 c_c", "1 c_nowhere", "1 d_c", "1 a_first_name");
        assertThat(found("a", 9, Direction.BOTH)).hasSize(7).endsWith("4 e_d");
    }

    @Test
    void tellsWhatARelationIs() {
        var toItself = graph.outgoing(named("c")).get(1);
        var logical = graph.outgoing(named("d")).get(1);

        assertThat(toItself.isSelfReference()).isTrue();
        assertThat(toItself.isForeignKey()).isTrue();
        assertThat(toItself.isOptional()).isFalse();
        assertThat(logical.isSelfReference()).isFalse();
        assertThat(logical.isForeignKey()).isFalse();
        assertThat(logical.isOptional()).isTrue();
    }

    @Test
    void takesARelationOfUnknownCardinalityForRequired() {
        var unknown = new LogicalRelation(
                null, List.of("x"), new TableRef("sample", "a"), List.of("id"), null, UnknownProperties.NONE);

        assertThat(new RelationEdge(named("b"), unknown, named("a")).isOptional())
                .isFalse();
    }

    private List<String> found(String table, int depth, Direction direction) {
        return graph.related(named(table), depth, direction).stream()
                .map(related ->
                        related.depth() + " " + related.edge().relation().name())
                .toList();
    }
}
