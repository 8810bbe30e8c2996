package dev.dbxray.domain.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** Find the best path between two vertices, whatever the direction of the edges, with memory that is used again. */
final class PathSearch {

    private final IntGraph graph;
    private final IntPredicate isOptional;
    private final int target;
    private final int[] seenIn;
    private final int[] length;
    private final int[] optional;
    private int[] level;
    private int[] nextLevel;
    private int levelSize;
    private int nextLevelSize;
    private int round;

    /** Search for paths to this vertex. */
    PathSearch(IntGraph graph, IntPredicate isOptional, int target) {
        this.graph = graph;
        this.isOptional = isOptional;
        this.target = target;
        seenIn = new int[graph.vertices()];
        length = new int[graph.vertices()];
        optional = new int[graph.vertices()];
        level = new int[graph.vertices()];
        nextLevel = new int[graph.vertices()];
    }

    /**
     * Find the best path: the shortest, then the one with the fewest optional edges, then the first one by the vertices
     * that it passes.
     *
     * @param start the first vertex, another one than the target
     * @param blocked the vertices that it must not pass
     * @param forbidden the edges that it must not begin with
     */
    Optional<EdgePath> best(int start, BitSet blocked, Set<Integer> forbidden) {
        return measure(start, blocked, forbidden) ? Optional.of(walk(start, forbidden)) : Optional.empty();
    }

    // Level by level from the target, until the start has been reached: what lies farther away can't be on the path.
    private boolean measure(int start, BitSet blocked, Set<Integer> forbidden) {
        round++;
        length[target] = 0;
        optional[target] = 0;
        seenIn[target] = round;
        level[0] = target;
        levelSize = 1;
        while (levelSize > 0 && seenIn[start] != round) {
            nextLevelSize = 0;
            for (int at = 0; at < levelSize; at++) {
                int vertex = level[at];
                reach(vertex, graph.outgoing(), start, blocked, forbidden);
                reach(vertex, graph.incoming(), start, blocked, forbidden);
            }
            int[] done = level;
            level = nextLevel;
            nextLevel = done;
            levelSize = nextLevelSize;
        }
        return seenIn[start] == round;
    }

    private void reach(int vertex, Adjacency adjacency, int start, BitSet blocked, Set<Integer> forbidden) {
        for (int at = adjacency.first(vertex); at < adjacency.end(vertex); at++) {
            int edge = adjacency.edge(at);
            int other = graph.opposite(edge, vertex);
            if (other >= 0 && !blocked.get(other) && !(other == start && forbidden.contains(edge))) {
                reach(other, length[vertex] + 1, optional[vertex] + cost(edge));
            }
        }
    }

    private void reach(int vertex, int newLength, int newOptional) {
        if (seenIn[vertex] != round) {
            seenIn[vertex] = round;
            length[vertex] = newLength;
            optional[vertex] = newOptional;
            nextLevel[nextLevelSize++] = vertex;
        } else if (length[vertex] == newLength) {
            optional[vertex] = Math.min(optional[vertex], newOptional);
        }
    }

    private EdgePath walk(int start, Set<Integer> forbidden) {
        List<Integer> vertices = new ArrayList<>(List.of(start));
        List<Integer> edges = new ArrayList<>();
        for (int vertex = start; vertex != target; vertex = vertices.getLast()) {
            int edge = nextEdge(vertex, vertex == start ? forbidden : Set.of());
            edges.add(edge);
            vertices.add(graph.opposite(edge, vertex));
        }
        return new EdgePath(vertices, edges, optional[start]);
    }

    private int nextEdge(int vertex, Set<Integer> forbidden) {
        int best = firstOf(graph.outgoing(), vertex, forbidden, -1);
        return firstOf(graph.incoming(), vertex, forbidden, best);
    }

    private int firstOf(Adjacency adjacency, int vertex, Set<Integer> forbidden, int bestYet) {
        int best = bestYet;
        for (int at = adjacency.first(vertex); at < adjacency.end(vertex); at++) {
            int edge = adjacency.edge(at);
            if (leadsOn(edge, vertex) && !forbidden.contains(edge) && (best < 0 || isBefore(edge, best, vertex))) {
                best = edge;
            }
        }
        return best;
    }

    private boolean leadsOn(int edge, int vertex) {
        int other = graph.opposite(edge, vertex);
        return other >= 0
                && seenIn[other] == round
                && length[other] == length[vertex] - 1
                && optional[other] + cost(edge) == optional[vertex];
    }

    private boolean isBefore(int edge, int than, int vertex) {
        int byVertex = Integer.compare(graph.opposite(edge, vertex), graph.opposite(than, vertex));
        return byVertex < 0 || (byVertex == 0 && edge < than);
    }

    private int cost(int edge) {
        return isOptional.test(edge) ? 1 : 0;
    }
}
