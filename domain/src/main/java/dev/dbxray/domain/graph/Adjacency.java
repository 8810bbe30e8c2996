package dev.dbxray.domain.graph;

/**
 * List the edges at each vertex in compressed sparse rows: those of vertex {@code v} stand from {@code starts[v]} up to,
 * not including, {@code starts[v + 1]}.
 */
final class Adjacency {

    private final int[] starts;
    private final int[] edges;

    /**
     * Index the edges by one of their ends.
     *
     * @param ends that end's vertex for each edge; negative for an edge that has no vertex there
     * @param vertices how many vertices there are
     */
    Adjacency(int[] ends, int vertices) {
        starts = new int[vertices + 1];
        for (int end : ends) {
            if (end >= 0) {
                starts[end + 1]++;
            }
        }
        for (int vertex = 0; vertex < vertices; vertex++) {
            starts[vertex + 1] += starts[vertex];
        }
        edges = new int[starts[vertices]];
        int[] next = starts.clone();
        for (int edge = 0; edge < ends.length; edge++) {
            if (ends[edge] >= 0) {
                edges[next[ends[edge]]++] = edge;
            }
        }
    }

    int first(int vertex) {
        return starts[vertex];
    }

    int end(int vertex) {
        return starts[vertex + 1];
    }

    /** Get the edge at a position from {@link #first} up to {@link #end}; a vertex's edges stand in ascending order. */
    int edge(int position) {
        return edges[position];
    }
}
