package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.FindColumns;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.FoundColumn;

final class FindColumnsUseCase implements FindColumns {

    private final CatalogHolder catalogs;

    FindColumnsUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Cut<FoundColumn>> findColumns(Query query) {
        var view = catalogs.view();
        return InScope.answer(
                view,
                query.database(),
                query.schema(),
                scope -> query.page().of(view.columnSearch().get().find(query.column(), query.match(), scope::holds)));
    }
}
