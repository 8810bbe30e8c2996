package dev.dbxray.domain.rule;

import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.TableImpact.UsedType;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/**
 * Find what a change of a table may break, and what the table itself needs. It only gathers what the other rules know, so
 * that one answer tells it all.
 */
public final class ImpactAnalysis {

    private final Catalog catalog;
    private final RelationGraph relations;
    private final ViewReferences views;
    private final FunctionSurvey functions;
    private final Supplier<ColumnUsage> sequences;
    private final Supplier<ColumnUsage> types;

    /**
     * Gather from these rules, all of one catalog.
     *
     * @param sequences tells the sequences that columns use
     * @param types tells the types that columns have
     */
    public ImpactAnalysis(
            Catalog catalog,
            RelationGraph relations,
            ViewReferences views,
            Collection<RoutineOverloads> functions,
            RoutineInsights insights,
            Supplier<ColumnUsage> sequences,
            Supplier<ColumnUsage> types) {
        this.catalog = catalog;
        this.relations = relations;
        this.views = views;
        this.functions = new FunctionSurvey(catalog, functions, insights);
        this.sequences = sequences;
        this.types = types;
    }

    /** Gather it for a table or view of the catalog. */
    public TableImpact of(Table table) {
        ObjectName name = table.name();
        var referencing = new ReferencingTables(relations, name);
        var dependent = DependentViews.of(name, views);
        return new TableImpact(
                table,
                referencing.direct(),
                referencing.indirect(),
                dependent,
                functions.of(name, dependent),
                sequences.get().usedBy(name),
                usedTypes(name));
    }

    private List<UsedType> usedTypes(ObjectName table) {
        var columnsByType = types.get().usedBy(table);
        return catalog.types().stream()
                .filter(type -> columnsByType.containsKey(type.name()))
                .map(type -> new UsedType(type, columnsByType.getOrDefault(type.name(), List.of())))
                .toList();
    }
}
