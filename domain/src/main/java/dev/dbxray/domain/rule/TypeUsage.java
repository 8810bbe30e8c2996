package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UserType;
import java.util.HashMap;
import java.util.Optional;

/** Find the columns of user-defined types, of tables and of views, arrays among them. */
public final class TypeUsage {

    private TypeUsage() {}

    /** Index every column of the catalog. */
    public static ColumnUsage of(Catalog catalog) {
        var usage = new ColumnUsage(catalog.types().stream().map(UserType::name).toList());
        // Millions of columns have but a few types.
        var names = new HashMap<String, Optional<SqlName>>();
        for (Table table : catalog.tables()) {
            for (Column column : table.columns()) {
                names.computeIfAbsent(column.type(), type -> Optional.ofNullable(TypeOfColumn.of(type)))
                        .ifPresent(name -> usage.add(table, column.name(), name));
            }
        }
        return usage;
    }
}
