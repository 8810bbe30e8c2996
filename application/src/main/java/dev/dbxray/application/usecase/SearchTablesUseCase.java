package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.SearchTables;

final class SearchTablesUseCase implements SearchTables {

    private final CatalogHolder catalogs;

    SearchTablesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Hits> searchTables(Query query) {
        var view = catalogs.view();
        return TableFilter.answer(view, query.tables(), filter -> search(query, view, filter));
    }

    private Hits search(Query query, CatalogView view, TableFilter filter) {
        var ranked = view.index().get().search(query.text(), name -> filter.test(view.table(name)), query.page());
        var hits =
                ranked.page().map(hit -> new Hit(view.table(hit.table()), view.erRole(hit.table()), hit.matchedIn()));
        return new Hits(hits, ranked.relaxed(), ranked.corrections());
    }
}
