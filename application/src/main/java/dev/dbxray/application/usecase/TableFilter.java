package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Scope;
import dev.dbxray.domain.rule.ViewpointChoice;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tell which tables a question is about. */
record TableFilter(
        CatalogView view,
        Scope.Schemas schemas,
        TableScope wanted,
        @Nullable List<Viewpoint> viewpoints) implements Predicate<Table> {

    /** Answer a question about the tables that are meant, or say that what names them names nothing. */
    static <T> Scoped<T> answer(CatalogView view, TableScope wanted, Function<TableFilter, T> question) {
        return switch (view.scopes().find(wanted.database(), wanted.schema())) {
            case Scope.Unknown unknown -> new Scoped.Outside<>(unknown);
            case Scope.Schemas schemas ->
                wanted.viewpoint() == null
                        ? new Scoped.Within<>(question.apply(new TableFilter(view, schemas, wanted, null)))
                        : ofViewpoint(view, schemas, wanted, wanted.viewpoint(), question);
        };
    }

    private static <T> Scoped<T> ofViewpoint(
            CatalogView view,
            Scope.Schemas schemas,
            TableScope wanted,
            String viewpoint,
            Function<TableFilter, T> question) {
        return switch (ViewpointChoice.of(view.catalog().viewpoints(), viewpoint, wanted.database())) {
            case ViewpointChoice.Found(Viewpoint found) ->
                new Scoped.Within<>(question.apply(new TableFilter(view, schemas, wanted, List.of(found))));
            case ViewpointChoice.Ambiguous(List<Viewpoint> found) ->
                new Scoped.Within<>(question.apply(new TableFilter(view, schemas, wanted, found)));
            case ViewpointChoice.NotFound(List<Viewpoint> present) ->
                new Scoped.Outside<>(new Scope.UnknownViewpoint(
                        viewpoint,
                        present.stream().map(Viewpoint::id).distinct().toList()));
        };
    }

    @Override
    public boolean test(Table table) {
        return schemas.holds(table.name())
                && (wanted.type() == null || wanted.type().equals(table.type()))
                && (wanted.erRole() == null || wanted.erRole() == view.erRole(table.name()))
                && (viewpoints == null
                        || view.viewpoints().of(table.name()).stream().anyMatch(viewpoints::contains));
    }
}
