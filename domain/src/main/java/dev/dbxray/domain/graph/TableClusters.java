package dev.dbxray.domain.graph;

import static java.util.Comparator.comparingInt;
import static java.util.Comparator.naturalOrder;

import dev.dbxray.domain.model.ObjectName;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Guess which tables belong together from nothing but the relations between them. */
public final class TableClusters {

    /** Tables to which fewer others refer aren't taken out of a cluster: that would only cut a chain in two. */
    public static final int HUB_MIN_INCOMING = 3;

    private final RelationGraph relations;
    private final IntGraph graph;
    private final BitSet scope;
    private final int[] incoming;
    private final HubTree tree;

    /**
     * Look at some tables, as if there were no others.
     *
     * @param isInScope tells which ones
     */
    public TableClusters(RelationGraph relations, Predicate<ObjectName> isInScope) {
        this.relations = relations;
        graph = relations.asNumbers();
        scope = IntStream.range(0, graph.vertices())
                .filter(vertex -> isInScope.test(relations.name(vertex)))
                .collect(BitSet::new, BitSet::set, BitSet::or);
        incoming = new NeighbourCounts(graph).incoming(scope);
        tree = new HubTree(graph, scope, incoming);
    }

    /**
     * Hold all clusters.
     *
     * @param clusters the clusters, those of the most tables first, then by the table that stands for each
     * @param hubs the tables that were taken out to split clusters, those to which most others refer first, then by name
     * @param unrelated how many tables have no relation with any other table in scope
     */
    public record Clusters(List<TableCluster> clusters, List<Hub> hubs, int unrelated) {
        public Clusters {
            clusters = List.copyOf(clusters);
            hubs = List.copyOf(hubs);
        }
    }

    /**
     * Hold a table that was taken out of a cluster since too much refers to it.
     *
     * @param table the table
     * @param incoming how many tables in scope refer to it
     */
    public record Hub(ObjectName table, int incoming) {}

    /**
     * Put the tables into clusters. One that is too big is split by taking out the table to which most others refer,
     * again and again; tables that are left alone come together by the hub that they refer to.
     *
     * @param most how many tables a cluster should hold; it may hold more where no hub is left that could be taken out
     */
    public Clusters of(int most) {
        var split = tree.split(most, HUB_MIN_INCOMING);
        var members = new TreeMap<Integer, List<Integer>>();
        for (var set : split.sets()) {
            int top = set.getFirst();
            if (!tree.isAlone(top)) {
                int key = set.size() == 1 ? tree.greatestHubBeside(top, split.hubs()) : top;
                members.computeIfAbsent(key, unusedKey -> new ArrayList<>()).addAll(set);
            }
        }
        return new Clusters(
                members.values().stream()
                        .map(set -> cluster(set, split.hubs()))
                        .sorted(comparingInt(TableCluster::size).reversed().thenComparing(TableCluster::representative))
                        .toList(),
                split.hubs().stream()
                        .boxed()
                        .sorted(greatestFirst())
                        .map(hub -> new Hub(relations.name(hub), incoming[hub]))
                        .toList(),
                (int) scope.stream().filter(tree::isAlone).count());
    }

    private TableCluster cluster(List<Integer> vertices, BitSet hubs) {
        return new TableCluster(
                vertices.stream().sorted(greatestFirst()).map(relations::name).toList(),
                vertices.stream()
                        .flatMapToInt(graph::neighbours)
                        .filter(hubs::get)
                        .distinct()
                        .boxed()
                        .sorted(greatestFirst())
                        .map(relations::name)
                        .toList());
    }

    private Comparator<Integer> greatestFirst() {
        return comparingInt((Integer vertex) -> incoming[vertex]).reversed().thenComparing(naturalOrder());
    }
}
