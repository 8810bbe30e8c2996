package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListFunctions;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.RoutineOverloads;
import dev.dbxray.domain.rule.TextFilter;

final class ListFunctionsUseCase implements ListFunctions {

    private final CatalogHolder catalogs;

    ListFunctionsUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Cut<RoutineOverloads>> listFunctions(Query query) {
        var view = catalogs.view();
        var filter = TextFilter.of(query.text());
        return InScope.answer(
                view,
                query.database(),
                query.schema(),
                scope -> query.page()
                        .of(view.functions().values().stream()
                                .filter(group -> scope.holds(group.name()))
                                .filter(group -> group.overloads().stream()
                                        .anyMatch(routine -> isWanted(routine, query, filter)))
                                .toList()));
    }

    private static boolean isWanted(Routine routine, Query query, TextFilter filter) {
        return (query.kind() == null || query.kind().equals(routine.kind()))
                && filter.fits(routine.name().name(), routine.description(), routine.packageName());
    }
}
