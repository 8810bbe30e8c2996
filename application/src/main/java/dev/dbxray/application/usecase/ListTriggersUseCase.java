package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListTriggers;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.Cut;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

final class ListTriggersUseCase implements ListTriggers {

    private final CatalogHolder catalogs;

    ListTriggersUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Scoped<Cut<TableTrigger>>> listTriggers(Query query) {
        var view = catalogs.view();
        return found(query.table(), written -> ByName.table(view, written))
                .then(table -> found(query.function(), written -> ByName.triggerFunction(view, written))
                        .map(function -> list(query, view, table, function)));
    }

    private static Named<Optional<ObjectName>> found(
            @Nullable WrittenName written, Function<WrittenName, Named<ObjectName>> lookup) {
        return written == null
                ? new Named.Found<>(Optional.empty())
                : lookup.apply(written).map(Optional::of);
    }

    private static Scoped<Cut<TableTrigger>> list(
            Query query, CatalogView view, Optional<ObjectName> table, Optional<ObjectName> function) {
        return InScope.answer(view, query.database(), query.schema(), scope -> {
            List<TableTrigger> wanted = view.triggers().stream()
                    .filter(trigger -> scope.holds(trigger.table()))
                    .filter(trigger -> table.isEmpty() || table.get().equals(trigger.table()))
                    .filter(trigger -> function.isEmpty() || runs(trigger, function.get()))
                    .filter(trigger ->
                            query.event() == null || trigger.trigger().events().contains(query.event()))
                    .toList();
            return query.page().of(wanted);
        });
    }

    private static boolean runs(TableTrigger trigger, ObjectName function) {
        var run = trigger.trigger().function();
        return run != null && function.equals(new ObjectName(trigger.table().database(), run.schema(), run.name()));
    }
}
