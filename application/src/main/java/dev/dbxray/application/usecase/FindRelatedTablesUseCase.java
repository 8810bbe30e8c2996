package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.domain.graph.RelationGraph;

final class FindRelatedTablesUseCase implements FindRelatedTables {

    private final CatalogHolder catalogs;

    FindRelatedTablesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Related> findRelatedTables(Query query) {
        var view = catalogs.view();
        RelationGraph graph = view.relations();
        return ByName.table(view, query.table()).map(table -> {
            var found = graph.related(table, query.depth(), query.direction());
            return new Related(
                    table,
                    query.page()
                            .of(found)
                            .map(related -> new Relation(
                                    related, !graph.holds(related.edge().to()))));
        });
    }
}
