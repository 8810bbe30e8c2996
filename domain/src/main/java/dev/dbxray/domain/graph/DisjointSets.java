package dev.dbxray.domain.graph;

import java.util.stream.IntStream;

/** Merge sets of vertices and find the vertex that stands for a set (union-find, Tarjan 1975). */
final class DisjointSets {

    private final int[] parents;

    /** Start with a set for each vertex, which stands for itself. */
    DisjointSets(int vertices) {
        parents = IntStream.range(0, vertices).toArray();
    }

    int find(int vertex) {
        int at = vertex;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }

    /** Put the set that one vertex stands for under another such vertex, which stands for both from now on. */
    void merge(int representative, int into) {
        parents[representative] = into;
    }
}
