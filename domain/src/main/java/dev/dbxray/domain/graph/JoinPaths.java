package dev.dbxray.domain.graph;

import dev.dbxray.domain.model.ObjectName;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Find how two tables join: the fewest joins first, then the fewest optional ones. Two relations between the same tables
 * make two paths.
 */
public final class JoinPaths {

    private final RelationGraph relations;
    private final IntGraph graph;
    private final BitSet optional;

    /** Find paths over these relations. */
    public JoinPaths(RelationGraph relations) {
        this.relations = relations;
        graph = relations.asNumbers();
        optional = relations.optionalEdges();
    }

    /**
     * Find the best paths from one table to another, best first. A table is led to itself by the relations in which it
     * refers to itself.
     *
     * @param most how many paths to find at the most
     * @param avoid tables that no path may pass; a path may still begin or end there
     * @throws java.util.NoSuchElementException if the catalog has no such table
     */
    public List<JoinPath> find(ObjectName from, ObjectName to, int most, Collection<ObjectName> avoid) {
        int start = relations.existing(from);
        int target = relations.existing(to);
        return start == target
                ? selfJoins(start, most)
                : new SimplePaths(graph, optional::get, target, passedOver(start, avoid))
                        .from(start, most).stream().map(this::named).toList();
    }

    private BitSet passedOver(int start, Collection<ObjectName> avoid) {
        var vertices = new BitSet();
        avoid.stream().mapToInt(relations::existing).forEach(vertices::set);
        vertices.clear(start);
        return vertices;
    }

    private List<JoinPath> selfJoins(int vertex, int most) {
        return edgesBetween(vertex, vertex)
                .mapToObj(edge -> new EdgePath(List.of(vertex, vertex), List.of(edge), optional.get(edge) ? 1 : 0))
                .sorted()
                .limit(most)
                .map(this::named)
                .toList();
    }

    private JoinPath named(EdgePath path) {
        return new JoinPath(
                path.vertices().stream().map(relations::name).toList(),
                path.edges().stream().map(this::join).toList());
    }

    private JoinPath.Join join(int edge) {
        var choices = edgesBetween(graph.source(edge), graph.target(edge))
                .mapToObj(relations::edge)
                .toList();
        return new JoinPath.Join(relations.edge(edge), choices);
    }

    private IntStream edgesBetween(int one, int other) {
        var forward = edges(one).filter(edge -> graph.target(edge) == other);
        var backward = one == other ? IntStream.empty() : edges(other).filter(edge -> graph.target(edge) == one);
        return IntStream.concat(forward, backward).sorted();
    }

    private IntStream edges(int source) {
        return IntStream.range(graph.outgoing().first(source), graph.outgoing().end(source))
                .map(graph.outgoing()::edge);
    }
}
