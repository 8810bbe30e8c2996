package dev.dbxray.application.usecase;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import dev.dbxray.application.port.in.CompleteTableName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Scope;
import dev.dbxray.domain.rule.Scope.SchemaName;
import java.util.Locale;
import java.util.stream.Stream;

final class CompleteTableNameUseCase implements CompleteTableName {

    private final CatalogHolder catalogs;

    CompleteTableNameUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Completion complete(Query query) {
        String typed = fold(query.typed());
        var fitting = names(query)
                .filter(name -> fold(name).contains(typed))
                .distinct()
                .sorted(comparing((String name) -> !fold(name).startsWith(typed))
                        .thenComparing(naturalOrder()))
                .toList();
        return new Completion(fitting.stream().limit(query.limit()).toList(), fitting.size());
    }

    private Stream<String> names(Query query) {
        var view = catalogs.view();
        // A part that was chosen before and names nothing leaves nothing to complete.
        return switch (view.scopes().find(query.database(), query.schema())) {
            case Scope.Unknown unknown -> Stream.empty();
            case Scope.Schemas scope ->
                switch (query.part()) {
                    case DATABASE -> scope.schemas().stream().map(SchemaName::database);
                    case SCHEMA -> scope.schemas().stream().map(SchemaName::schema);
                    case TABLE ->
                        view.catalog().tables().stream()
                                .map(Table::name)
                                .filter(scope::holds)
                                .map(name -> name.name());
                };
        };
    }

    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
