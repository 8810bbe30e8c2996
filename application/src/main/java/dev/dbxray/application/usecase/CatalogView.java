package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListTriggers.TableTrigger;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.ColumnSearch;
import dev.dbxray.domain.rule.ColumnUsage;
import dev.dbxray.domain.rule.ErRole;
import dev.dbxray.domain.rule.ImpactAnalysis;
import dev.dbxray.domain.rule.Junctions;
import dev.dbxray.domain.rule.NameIndex;
import dev.dbxray.domain.rule.RoutineInsights;
import dev.dbxray.domain.rule.RoutineOverloads;
import dev.dbxray.domain.rule.SchemaCounts;
import dev.dbxray.domain.rule.ScopeIndex;
import dev.dbxray.domain.rule.SequenceUsage;
import dev.dbxray.domain.rule.SimilarTables;
import dev.dbxray.domain.rule.TypeUsage;
import dev.dbxray.domain.rule.ViewReferences;
import dev.dbxray.domain.rule.ViewpointMembership;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Hold one catalog with everything that is derived from it once, so that a call sees one state from start to end. What
 * few calls need and much time takes is derived when it is needed first; the search index is waited for by those who
 * need it.
 */
record CatalogView(
        Catalog catalog,
        Supplier<TableIndex> index,
        NameIndex tableNames,
        ScopeIndex scopes,
        SchemaCounts counts,
        ViewReferences viewReferences,
        ViewpointMembership viewpoints,
        RelationGraph relations,
        Junctions junctions,
        Map<ObjectName, RoutineOverloads> functions,
        Lazy<KnownNames> functionNames,
        Lazy<KnownNames> triggerFunctionNames,
        Lazy<KnownNames> sequenceNames,
        Lazy<KnownNames> typeNames,
        List<TableTrigger> triggers,
        RoutineInsights insights,
        Lazy<ColumnUsage> sequenceUsage,
        Lazy<ColumnUsage> typeUsage,
        Lazy<ColumnSearch> columnSearch,
        Lazy<SimilarTables> similarTables,
        Lazy<ImpactAnalysis> impact) {

    static CatalogView of(Catalog catalog, Supplier<TableIndex> index) {
        var relations = new RelationGraph(catalog);
        var viewReferences = new ViewReferences(catalog);
        var functions = RoutineOverloads.of(catalog);
        var insights = new RoutineInsights(catalog);
        var triggers = triggers(catalog);
        var sequenceUsage = new Lazy<>(() -> SequenceUsage.of(catalog));
        var typeUsage = new Lazy<>(() -> TypeUsage.of(catalog));
        return new CatalogView(
                catalog,
                index,
                new NameIndex(catalog.tables().stream().map(Table::name).toList()),
                new ScopeIndex(catalog),
                new SchemaCounts(catalog),
                viewReferences,
                new ViewpointMembership(catalog),
                relations,
                new Junctions(catalog, relations),
                functions,
                new Lazy<>(() -> KnownNames.of(functions.keySet().stream())),
                new Lazy<>(() -> KnownNames.of(Stream.concat(functions.keySet().stream(), functionsOf(triggers)))),
                new Lazy<>(() -> KnownNames.of(catalog.sequences().stream().map(Sequence::name))),
                new Lazy<>(() -> KnownNames.of(catalog.types().stream().map(UserType::name))),
                triggers,
                insights,
                sequenceUsage,
                typeUsage,
                new Lazy<>(() -> new ColumnSearch(catalog)),
                new Lazy<>(() -> new SimilarTables(catalog)),
                new Lazy<>(() -> new ImpactAnalysis(
                        catalog, relations, viewReferences, functions.values(), insights, sequenceUsage, typeUsage)));
    }

    private static List<TableTrigger> triggers(Catalog catalog) {
        return catalog.tables().stream()
                .flatMap(table -> table.triggers().stream().map(trigger -> new TableTrigger(table.name(), trigger)))
                .toList();
    }

    private static Stream<ObjectName> functionsOf(List<TableTrigger> triggers) {
        return triggers.stream()
                .flatMap(trigger -> Stream.ofNullable(trigger.trigger().function())
                        .map(function ->
                                new ObjectName(trigger.table().database(), function.schema(), function.name())));
    }

    /** Get a table that a name of this same view stands for. */
    Table table(ObjectName name) {
        return catalog.table(name).orElseThrow();
    }

    /** Get the part that a table plays in the entity-relationship model; null for a mere entity. */
    @Nullable
    ErRole erRole(ObjectName table) {
        return junctions.of(table).isPresent() ? ErRole.JUNCTION : null;
    }

    /** Get the overloads that a function's name of this same view stands for. */
    List<Routine> overloads(ObjectName name) {
        return Optional.ofNullable(functions.get(name)).orElseThrow().overloads();
    }

    /** Get a sequence that a name of this same view stands for. */
    Sequence sequence(ObjectName name) {
        return catalog.sequences().stream()
                .filter(sequence -> sequence.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Get a type that a name of this same view stands for. */
    UserType type(ObjectName name) {
        return catalog.types().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
