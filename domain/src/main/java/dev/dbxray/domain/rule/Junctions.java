package dev.dbxray.domain.rule;

import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Know the junctions of a catalog and which tables they connect. No database tells this: it follows from keys and
 * relations, so it is a good guess.
 */
public final class Junctions {

    private final Map<ObjectName, Junction> junctionByTable = new HashMap<>();
    private final Map<ObjectName, SortedSet<ManyToMany>> manyToManyByTable = new HashMap<>();

    /** Look at every table of the catalog. */
    public Junctions(Catalog catalog, RelationGraph relations) {
        catalog.tables().stream()
                .filter(table ->
                        table.foreignKeys().size() + table.logicalRelations().size() > 1)
                .flatMap(table -> new JunctionDetection(table, relations.outgoing(table.name())).detect().stream())
                .forEach(junction -> add(junction, relations));
    }

    private void add(Junction junction, RelationGraph relations) {
        junctionByTable.put(junction.table(), junction);
        var links = junction.links().stream()
                .filter(link -> relations.holds(link.to()))
                .toList();
        for (RelationEdge link : links) {
            links.stream()
                    .filter(other -> !other.equals(link))
                    .forEach(other -> manyToManyByTable
                            .computeIfAbsent(link.to(), unusedTable -> new TreeSet<>())
                            .add(new ManyToMany(other.to(), junction.table())));
        }
    }

    /** Find out whether a table is a junction. */
    public Optional<Junction> of(ObjectName table) {
        return Optional.ofNullable(junctionByTable.get(table));
    }

    /** Get the tables of the catalog that junctions connect with a table, by name and junction. */
    public List<ManyToMany> manyToMany(ObjectName table) {
        return Optional.ofNullable(manyToManyByTable.get(table))
                .<List<ManyToMany>>map(List::copyOf)
                .orElse(List.of());
    }
}
