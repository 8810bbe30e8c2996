package dev.dbxray.domain.graph;

import static dev.dbxray.domain.model.Fixtures.named;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.RandomSchemas;
import dev.dbxray.domain.model.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jgrapht.Graph;
import org.jgrapht.GraphPath;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.alg.shortestpath.AllDirectedPaths;
import org.jgrapht.alg.shortestpath.BFSShortestPath;
import org.jgrapht.graph.DirectedPseudograph;
import org.jgrapht.graph.EdgeReversedGraph;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Let a graph library find the same in random schemas. */
final class GraphLibraryComparisonTest {

    private static final int MOST = 10;
    // One join weighs more than all optional ones of a path.
    private static final double JOIN = 1000;

    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void countsAsTheLibraryDoes(long seed) {
        var catalog = RandomSchemas.catalog(seed);
        var relations = new RelationGraph(catalog);
        var library = library(catalog, relations);
        var reversed = new BFSShortestPath<>(new EdgeReversedGraph<>(library));

        for (Table table : catalog.tables()) {
            var lengths = catalog.tables().stream()
                    .map(Table::name)
                    .filter(name -> !name.equals(table.name()))
                    .map(name -> Optional.ofNullable(reversed.getPath(table.name(), name)))
                    .flatMap(Optional::stream)
                    .map(GraphPath::getLength)
                    .toList();
            var outgoing = library.outgoingEdgesOf(table.name()).stream()
                    .map(library::getEdgeTarget)
                    .filter(name -> !name.equals(table.name()))
                    .collect(toSet());
            assertThat(relations.counts(table.name()))
                    .isEqualTo(new RelationCounts(
                            (int) lengths.stream().filter(length -> length == 1).count(), outgoing.size(), (int)
                                    lengths.stream()
                                            .filter(length -> length <= RelationGraph.IMPACT_DEPTH)
                                            .count()));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void connectsAsTheLibraryDoes(long seed) {
        var catalog = RandomSchemas.catalog(seed);
        var relations = new RelationGraph(catalog);
        var expected = new ConnectivityInspector<>(library(catalog, relations))
                .connectedSets().stream().filter(set -> set.size() > 1).collect(toSet());

        var found = new TableClusters(relations, unusedName -> true).of(Integer.MAX_VALUE);

        assertThat(found.clusters().stream()
                        .map(cluster -> Set.copyOf(cluster.tables()))
                        .collect(toSet()))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void splitsInDisjointClustersThatHoldEveryRelatedTable(long seed) {
        var catalog = RandomSchemas.catalog(seed);
        var relations = new RelationGraph(catalog);

        for (int most = 2; most < 8; most++) {
            var found = new TableClusters(relations, unusedName -> true).of(most);
            var seen = new HashSet<ObjectName>();
            found.hubs().forEach(hub -> assertThat(seen.add(hub.table())).isTrue());
            found.clusters()
                    .forEach(cluster -> cluster.tables()
                            .forEach(table -> assertThat(seen.add(table)).isTrue()));
            assertThat(seen).hasSize(catalog.tables().size() - found.unrelated());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void findsPathsAsGoodAsTheLibraryDoes(long seed) {
        var catalog = RandomSchemas.catalog(seed);
        var relations = new RelationGraph(catalog);
        var allPaths = new AllDirectedPaths<>(bothWays(catalog, relations));
        var names = catalog.tables().stream().map(Table::name).toList();

        for (ObjectName to :
                names.stream().filter(name -> !name.equals(named("t00"))).toList()) {
            var found = new JoinPaths(relations).find(named("t00"), to, MOST, List.of());
            // Only paths as long as the ones that were found can be better than they; there may be millions of longer
            // ones.
            Integer longest =
                    found.size() < MOST ? null : found.getLast().joins().size();
            var expected = allPaths.getAllPaths(named("t00"), to, true, longest).stream()
                    .map(path -> path.getEdgeList().stream()
                            .mapToDouble(step -> weight(step.edge()))
                            .sum())
                    .sorted()
                    .limit(MOST)
                    .toList();

            assertThat(found).extracting(GraphLibraryComparisonTest::weight).containsExactlyElementsOf(expected);
            assertThat(found).doesNotHaveDuplicates().allSatisfy(GraphLibraryComparisonTest::connects);
        }
    }

    private static double weight(JoinPath path) {
        return path.joins().stream().mapToDouble(join -> weight(join.edge())).sum();
    }

    private static double weight(RelationEdge edge) {
        return JOIN + (edge.isOptional() ? 1 : 0);
    }

    private static void connects(JoinPath path) {
        assertThat(path.tables()).doesNotHaveDuplicates();
        for (int step = 0; step < path.joins().size(); step++) {
            var edge = path.joins().get(step).edge();
            assertThat(List.of(edge.from(), edge.to()))
                    .containsExactlyInAnyOrder(
                            path.tables().get(step), path.tables().get(step + 1));
            assertThat(path.joins().get(step).choices()).contains(edge);
        }
    }

    private static Graph<ObjectName, RelationEdge> library(Catalog catalog, RelationGraph relations) {
        var graph = new DirectedPseudograph<ObjectName, RelationEdge>(RelationEdge.class);
        catalog.tables().forEach(table -> graph.addVertex(table.name()));
        edges(catalog, relations).forEach(edge -> graph.addEdge(edge.from(), edge.to(), edge));
        return graph;
    }

    private static Graph<ObjectName, Step> bothWays(Catalog catalog, RelationGraph relations) {
        var graph = new DirectedPseudograph<ObjectName, Step>(Step.class);
        catalog.tables().forEach(table -> graph.addVertex(table.name()));
        edges(catalog, relations).filter(edge -> !edge.isSelfReference()).forEach(edge -> {
            graph.addEdge(edge.from(), edge.to(), new Step(edge, true));
            graph.addEdge(edge.to(), edge.from(), new Step(edge, false));
        });
        return graph;
    }

    private static Stream<RelationEdge> edges(Catalog catalog, RelationGraph relations) {
        return catalog.tables().stream()
                .flatMap(table -> relations.outgoing(table.name()).stream())
                .filter(edge -> relations.holds(edge.to()));
    }

    private record Step(RelationEdge edge, boolean forward) {}
}
