package dev.dbxray.domain.graph;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * Split connected vertices at their hubs. The vertex of a connected set that most vertices refer to is the set's top; below
 * it stand the tops of the sets into which the rest falls without it, and so on (the reconstruction tree of Kruskal's
 * algorithm, over vertices). So each way to take out hubs is read from one tree, built in one pass.
 */
final class HubTree {

    private static final int NONE = -1;

    private final IntGraph graph;
    private final int[] incoming;
    private final List<Integer> topDown;
    private final int[] above;
    private final int[] size;

    /**
     * Build the tree.
     *
     * @param vertices the only vertices, as if there were no others
     * @param incoming how many of them refer to each one
     */
    HubTree(IntGraph graph, BitSet vertices, int[] incoming) {
        this.graph = graph;
        this.incoming = incoming;
        topDown = vertices.stream()
                .boxed()
                .sorted(comparingInt((Integer vertex) -> incoming[vertex])
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        above = new int[graph.vertices()];
        size = new int[graph.vertices()];
        Arrays.fill(above, NONE);
        build();
    }

    private void build() {
        var sets = new DisjointSets(graph.vertices());
        for (int vertex : topDown.reversed()) {
            size[vertex] = 1;
            putUnder(vertex, graph.outgoing(), sets);
            putUnder(vertex, graph.incoming(), sets);
        }
    }

    private void putUnder(int top, Adjacency adjacency, DisjointSets sets) {
        for (int at = adjacency.first(top); at < adjacency.end(top); at++) {
            int other = graph.opposite(adjacency.edge(at), top);
            // A vertex without a size isn't in the tree: it comes later, above this one, or never.
            if (other >= 0 && size[other] > 0 && sets.find(other) != top) {
                int below = sets.find(other);
                sets.merge(below, top);
                above[below] = top;
                size[top] += size[below];
            }
        }
    }

    /** Tell whether a vertex has no neighbour among the tree's vertices. */
    boolean isAlone(int vertex) {
        return above[vertex] == NONE && size[vertex] == 1;
    }

    /**
     * Take out the tops of sets that are too big.
     *
     * @param most how many vertices a set should hold at the most
     * @param leastIncoming how many vertices must refer to a top for it to be taken out
     */
    Split split(int most, int leastIncoming) {
        int[] topOf = new int[graph.vertices()];
        var hubs = new BitSet();
        var sets = new TreeMap<Integer, List<Integer>>();
        for (int vertex : topDown) {
            boolean isTop = above[vertex] == NONE || hubs.get(above[vertex]);
            if (isTop && size[vertex] > most && incoming[vertex] >= leastIncoming) {
                hubs.set(vertex);
            } else {
                topOf[vertex] = isTop ? vertex : topOf[above[vertex]];
                sets.computeIfAbsent(topOf[vertex], unusedTop -> new ArrayList<>())
                        .add(vertex);
            }
        }
        return new Split(hubs, List.copyOf(sets.values()));
    }

    /**
     * Hold the sets that are left.
     *
     * @param hubs the vertices that were taken out
     * @param sets the other vertices, those of a connected set together, its top first
     */
    record Split(BitSet hubs, List<List<Integer>> sets) {}

    /** Find the hub beside a vertex that most vertices refer to; negative where there is none. */
    int greatestHubBeside(int vertex, BitSet hubs) {
        return graph.neighbours(vertex)
                .filter(hubs::get)
                .boxed()
                .min(comparingInt((Integer hub) -> -incoming[hub]).thenComparing(Comparator.naturalOrder()))
                .orElse(NONE);
    }
}
