package dev.dbxray.application.usecase;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.application.port.in.FindSimilarTables;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.Scope.SchemaName;
import dev.dbxray.domain.rule.SimilarTable;
import dev.dbxray.domain.rule.SimilarTables.Wanted;
import dev.dbxray.domain.rule.TextFilter;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

final class FindSimilarTablesUseCase implements FindSimilarTables {

    private final CatalogHolder catalogs;

    FindSimilarTablesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Scoped<Similar>> findSimilarTables(Query query) {
        var view = catalogs.view();
        return switch (query.base()) {
            case OfTable(var written) ->
                ByName.table(view, written)
                        .map(name ->
                                TableFilter.answer(view, query.tables(), filter -> likeTable(name, query, filter)));
            case OfColumns(List<String> columns) ->
                new Named.Found<>(
                        TableFilter.answer(view, query.tables(), filter -> likeColumns(columns, query, filter)));
        };
    }

    private static Similar likeTable(ObjectName base, Query query, TableFilter filter) {
        CatalogView view = filter.view();
        var wanted = new Wanted(
                Set.of(base.database()),
                name -> name.database().equals(base.database()) && filter.test(view.table(name)),
                query.minShared(),
                query.minSimilarity());
        var neighbours = Stream.concat(
                        view.relations().outgoing(base).stream().map(RelationEdge::to),
                        view.relations().incoming(base).stream().map(RelationEdge::from))
                .collect(toSet());
        var table = view.table(base);
        var found = view.similarTables().get().to(table, wanted).stream()
                .map(similar ->
                        new Found(similar, neighbours.contains(similar.table().name())))
                .toList();
        return new Similar(base, distinct(table.columns().stream().map(Column::name)), found);
    }

    private static Similar likeColumns(List<String> columns, Query query, TableFilter filter) {
        CatalogView view = filter.view();
        var databases =
                filter.schemas().schemas().stream().map(SchemaName::database).collect(toSet());
        var wanted =
                new Wanted(databases, name -> filter.test(view.table(name)), query.minShared(), query.minSimilarity());
        List<SimilarTable> found = view.similarTables().get().to(columns, wanted);
        return new Similar(
                null,
                distinct(columns.stream().map(String::strip)),
                found.stream().map(similar -> new Found(similar, false)).toList());
    }

    private static int distinct(Stream<String> names) {
        return (int) names.map(TextFilter::normalize).distinct().count();
    }
}
