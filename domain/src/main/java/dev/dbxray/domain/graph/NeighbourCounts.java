package dev.dbxray.domain.graph;

import java.util.BitSet;

/** Count the vertices that lie within some steps against the direction of the edges, with memory that is used again. */
final class NeighbourCounts {

    private final IntGraph graph;
    private final int[] seenIn;
    private final int[] reached;
    private int round;

    NeighbourCounts(IntGraph graph) {
        this.graph = graph;
        seenIn = new int[graph.vertices()];
        reached = new int[graph.vertices()];
    }

    /** Count the other vertices that this one's edges lead to. */
    int outgoing(int vertex) {
        start(vertex);
        int count = 0;
        for (int at = graph.outgoing().first(vertex); at < graph.outgoing().end(vertex); at++) {
            int edge = graph.outgoing().edge(at);
            if (!graph.leadsOutside(edge) && isNew(graph.target(edge))) {
                count++;
            }
        }
        return count;
    }

    /** Count the other vertices from which up to this many edges lead to this one. */
    int incoming(int vertex, int depth) {
        start(vertex);
        reached[0] = vertex;
        int from = 0;
        int count = 1;
        for (int step = 0; step < depth && from < count; step++) {
            int to = count;
            for (; from < to; from++) {
                count = addSources(reached[from], count);
            }
        }
        return count - 1;
    }

    /** Count the other vertices whose edges lead to each of these vertices, as if there were no others. */
    int[] incoming(BitSet vertices) {
        int[] counts = new int[graph.vertices()];
        vertices.stream().forEach(vertex -> {
            start(vertex);
            for (int at = graph.incoming().first(vertex); at < graph.incoming().end(vertex); at++) {
                int source = graph.source(graph.incoming().edge(at));
                if (vertices.get(source) && isNew(source)) {
                    counts[vertex]++;
                }
            }
        });
        return counts;
    }

    private int addSources(int vertex, int count) {
        int end = count;
        for (int at = graph.incoming().first(vertex); at < graph.incoming().end(vertex); at++) {
            int source = graph.source(graph.incoming().edge(at));
            if (isNew(source)) {
                reached[end++] = source;
            }
        }
        return end;
    }

    private void start(int vertex) {
        round++;
        seenIn[vertex] = round;
    }

    private boolean isNew(int vertex) {
        boolean first = seenIn[vertex] != round;
        seenIn[vertex] = round;
        return first;
    }
}
