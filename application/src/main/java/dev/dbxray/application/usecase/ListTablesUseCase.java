package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Cut;

final class ListTablesUseCase implements ListTables {

    private final CatalogHolder catalogs;

    ListTablesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Cut<Table>> listTables(Query query) {
        var view = catalogs.view();
        return InScope.answer(view, query.database(), query.schema(), scope -> {
            var filter = new TableFilter(scope, query.type());
            return query.page()
                    .of(view.catalog().tables().stream().filter(filter).toList());
        });
    }
}
