package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.domain.rule.Scope;

final class SearchTablesUseCase implements SearchTables {

    private final CatalogHolder catalogs;

    SearchTablesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Hits> searchTables(Query query) {
        var view = catalogs.view();
        return InScope.answer(view, query.database(), query.schema(), scope -> search(query, view, scope));
    }

    private Hits search(Query query, CatalogView view, Scope.Schemas scope) {
        var filter = new TableFilter(scope, query.type());
        var ranked = catalogs.index().search(query.text(), name -> filter.test(view.table(name)), query.page());
        var hits = ranked.page().map(hit -> new Hit(view.table(hit.table()), hit.matchedIn()));
        return new Hits(hits, ranked.relaxed(), ranked.corrections());
    }
}
