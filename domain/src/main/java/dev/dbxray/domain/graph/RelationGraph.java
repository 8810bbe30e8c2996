package dev.dbxray.domain.graph;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Know the tables of a catalog as vertices and their foreign keys and logical relations as edges, each leading from the
 * referencing to the referenced table. Names compare verbatim. Several edges between two tables stay several.
 */
public final class RelationGraph {

    /** How many relations away a change of a table is still thought to matter. */
    public static final int IMPACT_DEPTH = 3;

    private final List<ObjectName> names;
    private final Map<ObjectName, Integer> vertexByName;
    private final List<RelationEdge> edges;
    private final IntGraph graph;
    private final BitSet optionalEdges;
    private final List<RelationCounts> counts;

    /** Index the relations of every table of the catalog, once and for all. */
    public RelationGraph(Catalog catalog) {
        names = catalog.tables().stream().map(Table::name).toList();
        vertexByName = HashMap.newHashMap(names.size());
        for (int vertex = 0; vertex < names.size(); vertex++) {
            vertexByName.put(names.get(vertex), vertex);
        }
        edges = catalog.tables().stream()
                .flatMap(table -> table.relations().map(relation -> RelationEdge.of(table.name(), relation)))
                .toList();
        graph = new IntGraph(
                edges.stream().mapToInt(edge -> vertex(edge.from())).toArray(),
                edges.stream().mapToInt(edge -> vertex(edge.to())).toArray(),
                names.size());
        optionalEdges = IntStream.range(0, edges.size())
                .filter(edge -> edges.get(edge).isOptional())
                .collect(BitSet::new, BitSet::set, BitSet::or);
        counts = count(graph);
    }

    private static List<RelationCounts> count(IntGraph graph) {
        var neighbours = new NeighbourCounts(graph);
        return IntStream.range(0, graph.vertices())
                .mapToObj(vertex -> new RelationCounts(
                        neighbours.incoming(vertex, 1),
                        neighbours.outgoing(vertex),
                        neighbours.incoming(vertex, IMPACT_DEPTH)))
                .toList();
    }

    /**
     * Count the tables around a table of the catalog.
     *
     * @throws java.util.NoSuchElementException if the catalog has no such table
     */
    public RelationCounts counts(ObjectName table) {
        return counts.get(existing(table));
    }

    /** Get the relations that a table declares: foreign keys, then logical relations; none of a table outside the catalog. */
    public List<RelationEdge> outgoing(ObjectName table) {
        return edgesAt(graph.outgoing(), table);
    }

    /** Get the relations that lead to a table of the catalog, by referencing table; none to one outside the catalog. */
    public List<RelationEdge> incoming(ObjectName table) {
        return edgesAt(graph.incoming(), table);
    }

    private List<RelationEdge> edgesAt(Adjacency adjacency, ObjectName table) {
        int vertex = vertex(table);
        return vertex < 0
                ? List.of()
                : IntStream.range(adjacency.first(vertex), adjacency.end(vertex))
                        .mapToObj(position -> edges.get(adjacency.edge(position)))
                        .toList();
    }

    /**
     * Follow the relations from a table breadth first. Each relation comes once, at the depth at which it was found, and
     * in the order of tables and of their relations within a depth; those to tables outside the catalog end there.
     *
     * @param depth how many relations to follow at the most, at least 1
     * @throws java.util.NoSuchElementException if the catalog has no such table
     */
    public List<RelatedEdge> related(ObjectName table, int depth, Direction direction) {
        return new BreadthFirstSearch(graph, direction)
                .from(existing(table), depth).stream()
                        .map(found -> new RelatedEdge(found.depth(), edges.get(found.edge())))
                        .toList();
    }

    /** Tell whether the catalog has this table. */
    public boolean holds(ObjectName table) {
        return vertexByName.containsKey(table);
    }

    IntGraph asNumbers() {
        return graph;
    }

    BitSet optionalEdges() {
        return optionalEdges;
    }

    ObjectName name(int vertex) {
        return names.get(vertex);
    }

    RelationEdge edge(int edge) {
        return edges.get(edge);
    }

    int existing(ObjectName table) {
        return Optional.ofNullable(vertexByName.get(table)).orElseThrow();
    }

    private int vertex(ObjectName table) {
        return vertexByName.getOrDefault(table, -1);
    }
}
