package dev.dbxray.domain.graph;

import java.util.stream.IntStream;

/**
 * Hold a directed multigraph whose vertices and edges are numbers. Arrays instead of objects keep a hundred thousand
 * tables within milliseconds, which a general graph library doesn't (docs/adr/0012).
 */
final class IntGraph {

    private final int[] sources;
    private final int[] targets;
    private final Adjacency outgoing;
    private final Adjacency incoming;
    private final int vertices;

    /**
     * Make the graph.
     *
     * @param sources each edge's source
     * @param targets each edge's target; negative for one outside the graph
     * @param vertices how many vertices there are
     */
    IntGraph(int[] sources, int[] targets, int vertices) {
        this.sources = sources;
        this.targets = targets;
        this.vertices = vertices;
        outgoing = new Adjacency(sources, vertices);
        incoming = new Adjacency(targets, vertices);
    }

    int vertices() {
        return vertices;
    }

    int source(int edge) {
        return sources[edge];
    }

    int target(int edge) {
        return targets[edge];
    }

    boolean leadsOutside(int edge) {
        return targets[edge] < 0;
    }

    Adjacency outgoing() {
        return outgoing;
    }

    Adjacency incoming() {
        return incoming;
    }

    /** Get the vertex at the end of an edge that isn't this one. */
    int opposite(int edge, int vertex) {
        return sources[edge] == vertex ? targets[edge] : sources[edge];
    }

    /** Get the other vertices that edges connect with this one, whatever their direction; one may come several times. */
    IntStream neighbours(int vertex) {
        return IntStream.concat(opposites(outgoing, vertex), opposites(incoming, vertex))
                .filter(other -> other >= 0 && other != vertex);
    }

    private IntStream opposites(Adjacency adjacency, int vertex) {
        return IntStream.range(adjacency.first(vertex), adjacency.end(vertex))
                .map(position -> opposite(adjacency.edge(position), vertex));
    }
}
