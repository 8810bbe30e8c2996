package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.DrawDiagram;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.DiagramScope;
import dev.dbxray.domain.rule.Scope;
import dev.dbxray.domain.rule.ViewpointChoice;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

final class DrawDiagramUseCase implements DrawDiagram {

    private final CatalogHolder catalogs;

    DrawDiagramUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Named<Answer>> drawDiagram(Query query) {
        var view = catalogs.view();
        return switch (query) {
            case OfViewpoint wanted ->
                InScope.answer(
                        view,
                        wanted.database(),
                        wanted.schema(),
                        schemas -> new Named.Found<>(ofViewpoint(wanted, schemas, view)));
            case OfSchema(var database, var schema) ->
                InScope.answer(
                        view,
                        database,
                        schema,
                        schemas -> new Named.Found<>(
                                answer(DiagramScope.ofSchemas(schemas, view.catalog(), view.relations()))));
            case Around(var table, int depth) ->
                new Scoped.Within<>(ByName.table(view, table)
                        .map(name -> answer(DiagramScope.around(name, depth, view.catalog(), view.relations()))));
            case OfTables(var tables) ->
                new Scoped.Within<>(resolve(tables, view)
                        .map(names -> answer(DiagramScope.ofTables(names, view.catalog(), view.relations()))));
        };
    }

    private Named<Set<ObjectName>> resolve(List<WrittenName> tables, CatalogView view) {
        Named<Set<ObjectName>> names = new Named.Found<>(new TreeSet<>());
        for (WrittenName table : tables) {
            names = names.then(found -> ByName.table(view, table).map(name -> {
                found.add(name);
                return found;
            }));
        }
        return names;
    }

    private static Answer ofViewpoint(OfViewpoint wanted, Scope.Schemas schemas, CatalogView view) {
        return switch (ViewpointChoice.of(view.catalog().viewpoints(), wanted.id(), wanted.database())) {
            case ViewpointChoice.Found(Viewpoint viewpoint) -> {
                var names = viewpoint.tables().stream()
                        .map(table -> new ObjectName(viewpoint.database(), table.schema(), table.name()))
                        .filter(schemas::holds)
                        .toList();
                yield answer(DiagramScope.ofSubject(names, view.catalog(), view.relations()));
            }
            case ViewpointChoice.Ambiguous(var viewpoints) -> new AmbiguousViewpoint(wanted.id(), viewpoints);
            case ViewpointChoice.NotFound(var present) -> new UnknownViewpoint(wanted.id(), present);
        };
    }

    private static Answer answer(DiagramScope scope) {
        return scope.isTooLarge() ? new TooLarge(scope.boxes()) : new Drawn(scope);
    }
}
