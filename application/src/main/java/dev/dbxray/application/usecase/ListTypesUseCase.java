package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListTypes;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.TextFilter;

final class ListTypesUseCase implements ListTypes {

    private final CatalogHolder catalogs;

    ListTypesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Cut<UserType>> listTypes(Query query) {
        var view = catalogs.view();
        var filter = TextFilter.of(query.text());
        return InScope.answer(
                view,
                query.database(),
                query.schema(),
                scope -> query.page()
                        .of(view.catalog().types().stream()
                                .filter(type -> scope.holds(type.name()))
                                .filter(type -> query.category() == null
                                        || query.category().equals(type.category()))
                                .filter(type -> filter.fits(type.name().name(), type.description()))
                                .toList()));
    }
}
