package dev.dbxray.domain.rule;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.toSet;

import dev.dbxray.domain.graph.Direction;
import dev.dbxray.domain.graph.RelatedEdge;
import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.TableImpact.IndirectReference;
import java.util.LinkedHashMap;
import java.util.List;

/** Find the tables that refer to a table, directly or over others, as deep as the impact of a table is counted. */
final class ReferencingTables {

    private final List<RelatedEdge> found;
    private final ObjectName table;

    ReferencingTables(RelationGraph relations, ObjectName table) {
        this.table = table;
        found = relations.related(table, RelationGraph.IMPACT_DEPTH, Direction.INCOMING);
    }

    List<RelationEdge> direct() {
        return found.stream()
                .filter(related -> related.depth() == 1)
                .map(RelatedEdge::edge)
                .toList();
    }

    /** Find the tables that don't refer to the table themselves, each at its least depth. */
    List<IndirectReference> indirect() {
        var known = direct().stream().map(RelationEdge::from).collect(toSet());
        known.add(table);
        var nearest = new LinkedHashMap<ObjectName, IndirectReference>();
        found.stream()
                .filter(related -> !known.contains(related.edge().from()))
                .forEach(related -> nearest.putIfAbsent(
                        related.edge().from(),
                        new IndirectReference(
                                related.edge().from(),
                                related.depth(),
                                related.edge().to())));
        return nearest.values().stream()
                .sorted(comparingInt(IndirectReference::depth).thenComparing(comparing(IndirectReference::table)))
                .toList();
    }
}
