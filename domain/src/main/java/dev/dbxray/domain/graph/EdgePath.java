package dev.dbxray.domain.graph;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Hold a walk over vertices, each of which it passes once.
 *
 * @param vertices the vertices in order
 * @param edges the edge that leads from each vertex to the next, one less than there are vertices
 * @param optional how many of the edges are optional
 */
record EdgePath(List<Integer> vertices, List<Integer> edges, int optional) implements Comparable<EdgePath> {

    private static final Comparator<EdgePath> BEST_FIRST = Comparator.comparingInt(EdgePath::length)
            .thenComparingInt(EdgePath::optional)
            .thenComparing(EdgePath::steps, Arrays::compare);

    EdgePath {
        vertices = List.copyOf(vertices);
        edges = List.copyOf(edges);
    }

    int length() {
        return edges.size();
    }

    /** Order by length, then by optional edges, then by the vertices and edges that are passed, the first ones first. */
    @Override
    public int compareTo(EdgePath other) {
        return BEST_FIRST.compare(this, other);
    }

    private int[] steps() {
        int[] steps = new int[2 * edges.size()];
        for (int step = 0; step < edges.size(); step++) {
            steps[2 * step] = vertices.get(step + 1);
            steps[2 * step + 1] = edges.get(step);
        }
        return steps;
    }
}
