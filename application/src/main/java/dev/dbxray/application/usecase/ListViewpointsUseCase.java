package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListViewpoints;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Scope;
import dev.dbxray.domain.rule.Scope.SchemaName;

final class ListViewpointsUseCase implements ListViewpoints {

    private final CatalogHolder catalogs;

    ListViewpointsUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Viewpoints> listViewpoints(Query query) {
        var view = catalogs.view();
        return InScope.answer(view, query.database(), query.schema(), scope -> {
            var rows = view.catalog().viewpoints().stream()
                    .filter(viewpoint -> isOfADatabaseIn(scope, viewpoint))
                    .map(viewpoint -> row(viewpoint, scope, view))
                    .filter(row ->
                            !row.tables().isEmpty() || row.viewpoint().tables().isEmpty())
                    .toList();
            long inNone = view.catalog().tables().stream()
                    .filter(table -> scope.holds(table.name()))
                    .filter(table -> view.viewpoints().of(table.name()).isEmpty())
                    .count();
            return new Viewpoints(rows, (int) inNone);
        });
    }

    private static boolean isOfADatabaseIn(Scope.Schemas scope, Viewpoint viewpoint) {
        return scope.schemas().stream().map(SchemaName::database).anyMatch(viewpoint.database()::equals);
    }

    private static Row row(Viewpoint viewpoint, Scope.Schemas scope, CatalogView view) {
        return new Row(
                viewpoint,
                viewpoint.tables().stream()
                        .map(table -> new ObjectName(viewpoint.database(), table.schema(), table.name()))
                        .filter(name ->
                                scope.holds(name) && view.catalog().table(name).isPresent())
                        .toList());
    }
}
