package dev.dbxray.application.usecase;

import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.Scope;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tell which tables a question is about. */
record TableFilter(Scope.Schemas scope, @Nullable TableType type) implements Predicate<Table> {

    @Override
    public boolean test(Table table) {
        return scope.holds(table.name()) && (type == null || type.equals(table.type()));
    }
}
