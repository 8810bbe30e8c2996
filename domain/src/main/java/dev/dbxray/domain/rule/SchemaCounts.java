package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Scope.SchemaName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/** Count the objects of every schema of a catalog. */
public final class SchemaCounts {

    private final Map<SchemaName, Integer> tables;
    private final Map<SchemaName, Integer> views;
    private final Map<SchemaName, Integer> functions;
    private final Map<SchemaName, Integer> sequences;
    private final Map<SchemaName, Integer> types;

    /** Count once, for all schemas. */
    public SchemaCounts(Catalog catalog) {
        Predicate<Table> isView = table -> table.type().isView();
        tables = count(catalog.tables().stream().filter(isView.negate()).toList(), Table::name);
        views = count(catalog.tables().stream().filter(isView).toList(), Table::name);
        functions = count(catalog.routines(), Routine::name);
        sequences = count(catalog.sequences(), Sequence::name);
        types = count(catalog.types(), UserType::name);
    }

    private static <T> Map<SchemaName, Integer> count(List<T> objects, Function<T, ObjectName> naming) {
        var counts = new HashMap<SchemaName, Integer>();
        for (T object : objects) {
            ObjectName name = naming.apply(object);
            counts.merge(new SchemaName(name.database(), name.schema()), 1, Integer::sum);
        }
        return counts;
    }

    /** Get the counts of a schema; all are 0 where it holds nothing. */
    public SchemaSummary of(SchemaName schema) {
        return new SchemaSummary(
                schema,
                tables.getOrDefault(schema, 0),
                views.getOrDefault(schema, 0),
                functions.getOrDefault(schema, 0),
                sequences.getOrDefault(schema, 0),
                types.getOrDefault(schema, 0));
    }
}
