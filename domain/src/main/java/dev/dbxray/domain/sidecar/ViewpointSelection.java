package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Find the tables of declared viewpoints. */
final class ViewpointSelection {

    private final Catalog catalog;
    private final NameLookup lookup;
    private @Nullable RelationGraph graph;

    /** Select among the tables of a catalog whose relations are complete. */
    ViewpointSelection(Catalog catalog, NameLookup lookup) {
        this.catalog = catalog;
        this.lookup = lookup;
    }

    Set<ObjectName> of(DeclaredViewpoint declared) {
        var chosen = Stream.concat(
                        declared.tables().stream().flatMap(written -> lookup.tables(written).stream()),
                        declared.labels().stream().flatMap(written -> lookup.labelled(written).stream()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        var excluded = declared.exclude().stream()
                .flatMap(written -> lookup.tables(written).stream())
                .collect(Collectors.toSet());
        chosen.removeAll(excluded);
        return withNeighbours(chosen, excluded, declared.distance());
    }

    // No way leads over an excluded table, or excluding a table that everything refers to would change nothing.
    private Set<ObjectName> withNeighbours(Set<ObjectName> chosen, Set<ObjectName> excluded, int distance) {
        var found = new LinkedHashSet<>(chosen);
        Set<ObjectName> rim = chosen;
        for (int step = 0; step < distance && !rim.isEmpty(); step++) {
            rim = rim.stream().flatMap(this::neighbours).collect(Collectors.toCollection(HashSet::new));
            rim.removeAll(excluded);
            rim.removeAll(found);
            found.addAll(rim);
        }
        return found;
    }

    private Stream<ObjectName> neighbours(ObjectName table) {
        RelationGraph relations = graph();
        return Stream.concat(
                        relations.outgoing(table).stream().map(RelationEdge::to),
                        relations.incoming(table).stream().map(RelationEdge::from))
                .filter(relations::holds);
    }

    // Most sidecars never ask for it.
    private RelationGraph graph() {
        if (graph == null) {
            graph = new RelationGraph(catalog);
        }
        return graph;
    }
}
