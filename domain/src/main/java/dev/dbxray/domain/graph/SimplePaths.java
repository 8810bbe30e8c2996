package dev.dbxray.domain.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * Find the best simple paths between two vertices in order, whatever the direction of the edges (Yen, "Finding the K
 * Shortest Loopless Paths in a Network", 1971).
 */
final class SimplePaths {

    private final PathSearch search;
    private final BitSet avoided;
    private final List<EdgePath> found = new ArrayList<>();
    private final TreeSet<EdgePath> candidates = new TreeSet<>();
    private final IntPredicate isOptional;

    /**
     * Look for paths to a vertex.
     *
     * @param avoided the vertices that no path may pass; the target may be one of them, the start may not
     */
    SimplePaths(IntGraph graph, IntPredicate isOptional, int target, BitSet avoided) {
        search = new PathSearch(graph, isOptional, target);
        this.isOptional = isOptional;
        this.avoided = avoided;
    }

    /** Find up to so many paths, best first. */
    List<EdgePath> from(int start, int most) {
        search.best(start, avoided, Set.of()).ifPresent(candidates::add);
        while (found.size() < most && !candidates.isEmpty()) {
            var path = candidates.removeFirst();
            found.add(path);
            if (found.size() < most) {
                addDeviations(path);
            }
        }
        return found;
    }

    private void addDeviations(EdgePath path) {
        for (int at = 0; at < path.length(); at++) {
            var root = path.edges().subList(0, at);
            int spur = path.vertices().get(at);
            var blocked = (BitSet) avoided.clone();
            path.vertices().subList(0, at).forEach(blocked::set);
            search.best(spur, blocked, edgesTakenAfter(root))
                    .map(rest -> join(path, root.size(), rest))
                    .ifPresent(candidates::add);
        }
    }

    private Set<Integer> edgesTakenAfter(List<Integer> root) {
        var taken = new HashSet<Integer>();
        for (EdgePath path : found) {
            if (path.length() > root.size()
                    && path.edges().subList(0, root.size()).equals(root)) {
                taken.add(path.edges().get(root.size()));
            }
        }
        return taken;
    }

    private EdgePath join(EdgePath path, int rootLength, EdgePath rest) {
        var vertices = new ArrayList<>(path.vertices().subList(0, rootLength));
        vertices.addAll(rest.vertices());
        var edges = new ArrayList<>(path.edges().subList(0, rootLength));
        int optional = (int) edges.stream().filter(isOptional::test).count() + rest.optional();
        edges.addAll(rest.edges());
        return new EdgePath(vertices, edges, optional);
    }
}
