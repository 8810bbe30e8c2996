package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.rule.Scope;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Answer a question within the schemas that the user names, or say that there are none of that name. */
final class InScope {

    private InScope() {}

    static <T> Scoped<T> answer(
            CatalogView view, @Nullable String database, @Nullable String schema, Function<Scope.Schemas, T> question) {
        return switch (view.scopes().find(database, schema)) {
            case Scope.Schemas scope -> new Scoped.Within<>(question.apply(scope));
            case Scope.Unknown unknown -> new Scoped.Outside<>(unknown);
        };
    }
}
