package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;

import dev.dbxray.domain.graph.Direction;
import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Hold what an entity-relationship diagram shows: some tables, the relations between them, and what they refer to
 * beyond the catalog.
 *
 * @param tables the tables, by name
 * @param relations the relations from a shown table to a shown table or out of the catalog, by referencing table; each
 *     table's foreign keys come before its logical relations
 * @param outside the referenced tables that the catalog doesn't have, by name
 */
public record DiagramScope(List<Table> tables, List<RelationEdge> relations, List<ObjectName> outside) {

    /** How many boxes people and models still find their way through. */
    public static final int MOST_BOXES = 80;

    public DiagramScope {
        tables = List.copyOf(tables);
        relations = List.copyOf(relations);
        outside = List.copyOf(outside);
    }

    /** Count the boxes: the tables and those outside the catalog. */
    public int boxes() {
        return tables.size() + outside.size();
    }

    /** Tell whether there are more boxes than a diagram can show. */
    public boolean isTooLarge() {
        return boxes() > MOST_BOXES;
    }

    /** Show these tables; names that the catalog doesn't have are passed over. */
    public static DiagramScope ofTables(Collection<ObjectName> names, Catalog catalog, RelationGraph graph) {
        var tables = new TreeSet<>(names)
                .stream().map(catalog::table).flatMap(Optional::stream).toList();
        var shown = tables.stream().map(Table::name).collect(toSet());
        var relations = tables.stream()
                .flatMap(table -> graph.outgoing(table.name()).stream())
                .filter(edge -> shown.contains(edge.to()) || !graph.holds(edge.to()))
                .toList();
        var outside = relations.stream()
                .map(RelationEdge::to)
                .filter(name -> !graph.holds(name))
                .distinct()
                .sorted()
                .toList();
        return new DiagramScope(tables, relations, outside);
    }

    /**
     * Show these tables as one subject: a partition whose partitioned table is among them is left out, since it has the
     * same columns and relations.
     */
    public static DiagramScope ofSubject(Collection<ObjectName> names, Catalog catalog, RelationGraph graph) {
        return ofTables(withoutPartitions(Set.copyOf(names), catalog), catalog, graph);
    }

    private static Collection<ObjectName> withoutPartitions(Set<ObjectName> names, Catalog catalog) {
        return names.stream()
                .filter(name -> catalog.table(name)
                        .filter(table -> isPartitionOfOne(table, names))
                        .isEmpty())
                .toList();
    }

    private static boolean isPartitionOfOne(Table table, Set<ObjectName> names) {
        var partitionOf = table.partitionOf();
        return partitionOf != null && names.contains(table.name().sibling(partitionOf.parent()));
    }

    /** Show the schemas' tables. Views are left out: no relation leads from or to most of them. */
    public static DiagramScope ofSchemas(Scope.Schemas schemas, Catalog catalog, RelationGraph graph) {
        Predicate<Table> isDrawn = table -> !table.type().isView() && schemas.holds(table.name());
        return ofSubject(
                catalog.tables().stream().filter(isDrawn).map(Table::name).toList(), catalog, graph);
    }

    /**
     * Show a table of the catalog, the tables that lie around it, and all relations between any of them.
     *
     * @param depth how many relations away a table may be, at least 1
     * @throws java.util.NoSuchElementException if the catalog has no such table
     */
    public static DiagramScope around(ObjectName table, int depth, Catalog catalog, RelationGraph graph) {
        var names = new TreeSet<ObjectName>();
        graph.related(table, depth, Direction.BOTH).forEach(related -> {
            names.add(related.edge().from());
            names.add(related.edge().to());
        });
        var shown = withoutPartitions(names, catalog).stream().collect(toCollection(TreeSet::new));
        shown.add(table);
        return ofTables(shown, catalog, graph);
    }
}
