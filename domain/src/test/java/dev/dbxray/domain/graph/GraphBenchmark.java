package dev.dbxray.domain.graph;

import static java.util.stream.Collectors.groupingBy;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Fixtures;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.alg.shortestpath.BFSShortestPath;
import org.jgrapht.graph.DirectedPseudograph;

/**
 * Measure the graph on 100,000 tables and 300,000 relations of which few tables get most, beside a graph library. Its
 * numbers stand in docs/adr/0012, with the command.
 */
public final class GraphBenchmark {

    private static final int TABLES = 100_000;
    private static final int RELATIONS = 300_000;
    private static final int ROUNDS = 5;

    private GraphBenchmark() {}

    public static void main(String[] arguments) {
        var catalog = catalog();
        var relations = measure("build with all counts", () -> new RelationGraph(catalog));
        var library = measure("library: build", () -> library(catalog, relations));
        measure("clusters of 30", () -> new TableClusters(relations, unusedName -> true).of(30));
        measure("library: components alone", () -> new ConnectivityInspector<>(library).connectedSets());
        var pairs = IntStream.range(0, 10)
                .mapToObj(number -> List.of(name(TABLES - 1 - number), name(TABLES / 2 + number)))
                .toList();
        measure(
                "3 join paths, 10 pairs",
                () -> pairs.stream()
                        .map(pair -> new JoinPaths(relations).find(pair.getFirst(), pair.getLast(), 3, List.of()))
                        .toList());
        measure(
                "library: 1 directed path, 10 pairs",
                () -> pairs.stream()
                        .map(pair -> BFSShortestPath.findPathBetween(library, pair.getFirst(), pair.getLast()))
                        .toList()
                        .size());
        measure("3 relations around the greatest hub", () -> relations.related(name(0), 3, Direction.INCOMING));
    }

    private static <T> T measure(String what, Supplier<T> work) {
        T result = work.get();
        long best = Long.MAX_VALUE;
        for (int round = 1; round < ROUNDS; round++) {
            long start = System.nanoTime();
            result = work.get();
            best = Math.min(best, System.nanoTime() - start);
        }
        System.out.printf("%-40s %8.1f ms (best of %d)%n", what, best / 1e6, ROUNDS - 1);
        return result;
    }

    private static Catalog catalog() {
        var random = new Random(1);
        var keys = IntStream.range(0, RELATIONS)
                .mapToObj(number -> key(number, random.nextDouble()))
                .collect(groupingBy(unusedKey -> random.nextInt(TABLES)));
        return Fixtures.aCatalog(IntStream.range(0, TABLES)
                .mapToObj(number -> Table.builder(name(number), TableType.TABLE)
                        .foreignKeys(keys.getOrDefault(number, List.of()))
                        .build())
                .toArray(Table[]::new));
    }

    private static ForeignKey key(int number, double chance) {
        int target = (int) (TABLES * chance * chance * chance);
        return new ForeignKey(
                "fk_" + number,
                List.of("ref_" + number),
                new TableRef(Fixtures.SCHEMA, name(target).name()),
                List.of("id"),
                null,
                null,
                Cardinality.of(number % 3 == 0, false),
                UnknownProperties.NONE);
    }

    private static ObjectName name(int number) {
        return Fixtures.named("table_%06d".formatted(number));
    }

    private static DirectedPseudograph<ObjectName, RelationEdge> library(Catalog catalog, RelationGraph relations) {
        var graph = new DirectedPseudograph<ObjectName, RelationEdge>(RelationEdge.class);
        catalog.tables().forEach(table -> graph.addVertex(table.name()));
        catalog.tables()
                .forEach(table ->
                        relations.outgoing(table.name()).forEach(edge -> graph.addEdge(edge.from(), edge.to(), edge)));
        return graph;
    }
}
