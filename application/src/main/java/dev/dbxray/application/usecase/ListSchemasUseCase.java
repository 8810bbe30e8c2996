package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListSchemas;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.rule.SchemaSummary;
import dev.dbxray.domain.rule.Scope.SchemaName;
import dev.dbxray.domain.rule.Scope.Schemas;
import java.util.List;
import java.util.Optional;

final class ListSchemasUseCase implements ListSchemas {

    private final CatalogHolder catalogs;

    ListSchemasUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<List<DatabaseSummary>> listSchemas(Query query) {
        var view = catalogs.view();
        return InScope.answer(
                view,
                query.database(),
                query.schema(),
                scope -> view.catalog().databases().stream()
                        .flatMap(database -> summary(database, view, scope).stream())
                        .filter(summary ->
                                query.schema() == null || !summary.schemas().isEmpty())
                        .toList());
    }

    private static Optional<DatabaseSummary> summary(Database database, CatalogView view, Schemas scope) {
        var schemas = view.scopes().schemas().stream()
                .filter(schema -> schema.database().equals(database.name()))
                .toList();
        var inScope = schemas.stream().filter(scope.schemas()::contains).toList();
        // A database without any schema is still there; one whose schemas are all out of scope isn't asked for.
        return inScope.isEmpty() && !schemas.isEmpty()
                ? Optional.empty()
                : Optional.of(new DatabaseSummary(database, count(view, inScope)));
    }

    private static List<SchemaSummary> count(CatalogView view, List<SchemaName> schemas) {
        return schemas.stream().map(view.counts()::of).toList();
    }
}
