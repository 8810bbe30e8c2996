package dev.dbxray.domain.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Follow edges level by level and tell each edge once, at the level at which it was found. */
final class BreadthFirstSearch {

    private final IntGraph graph;
    private final Direction direction;
    private final BitSet seenEdges = new BitSet();
    private final List<FoundEdge> found = new ArrayList<>();

    BreadthFirstSearch(IntGraph graph, Direction direction) {
        this.graph = graph;
        this.direction = direction;
    }

    /**
     * Hold an edge that was found.
     *
     * @param depth the level, from 1
     * @param edge the edge
     */
    record FoundEdge(int depth, int edge) {}

    List<FoundEdge> from(int start, int depth) {
        var level = new BitSet();
        level.set(start);
        for (int step = 1; step <= depth; step++) {
            level = follow(level, step);
        }
        return found;
    }

    // A vertex that comes again adds nothing: all its edges have been seen.
    private BitSet follow(BitSet level, int depth) {
        var edges = new BitSet();
        level.stream().forEach(vertex -> {
            if (direction != Direction.INCOMING) {
                addAll(graph.outgoing(), vertex, edges);
            }
            if (direction != Direction.OUTGOING) {
                addAll(graph.incoming(), vertex, edges);
            }
        });
        edges.andNot(seenEdges);
        seenEdges.or(edges);
        var next = new BitSet();
        edges.stream().forEach(edge -> {
            found.add(new FoundEdge(depth, edge));
            addEnds(edge, next);
        });
        return next;
    }

    private static void addAll(Adjacency adjacency, int vertex, BitSet edges) {
        for (int at = adjacency.first(vertex); at < adjacency.end(vertex); at++) {
            edges.set(adjacency.edge(at));
        }
    }

    private void addEnds(int edge, BitSet vertices) {
        vertices.set(graph.source(edge));
        if (!graph.leadsOutside(edge)) {
            vertices.set(graph.target(edge));
        }
    }
}
