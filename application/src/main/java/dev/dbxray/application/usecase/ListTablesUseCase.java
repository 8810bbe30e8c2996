package dev.dbxray.application.usecase;

import static java.util.Comparator.comparingInt;

import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.graph.RelationCounts;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Cut;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

final class ListTablesUseCase implements ListTables {

    private final CatalogHolder catalogs;

    ListTablesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Cut<Row>> listTables(Query query) {
        var view = catalogs.view();
        return TableFilter.answer(view, query.tables(), filter -> {
            var wanted = view.catalog().tables().stream().filter(filter);
            return query.page()
                    .of(sorted(wanted, query.order(), view).toList())
                    .map(table -> new Row(
                            table, view.erRole(table.name()), view.relations().counts(table.name())));
        });
    }

    // The catalog's own order is the one by name, and sorting keeps it among equal tables.
    private static Stream<Table> sorted(Stream<Table> tables, Order order, CatalogView view) {
        return switch (order) {
            case NAME -> tables;
            case INCOMING -> most(tables, RelationCounts::incoming, view);
            case OUTGOING -> most(tables, RelationCounts::outgoing, view);
            case IMPACT -> most(tables, RelationCounts::impact, view);
        };
    }

    private static Stream<Table> most(Stream<Table> tables, ToIntFunction<RelationCounts> count, CatalogView view) {
        return tables.sorted(
                comparingInt((Table table) -> count.applyAsInt(view.relations().counts(table.name())))
                        .reversed());
    }
}
