package dev.dbxray.domain.inference;

import static dev.dbxray.domain.inference.InferenceReason.SAME_NAMES_AS_KEY;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.TextFilter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Infer which tables refer to primary keys of several columns, of which they have every one. */
final class CompositeKeys {

    private final Map<Set<String>, List<Table>> tablesByKey;

    CompositeKeys(List<Table> tables) {
        tablesByKey = tables.stream().filter(CompositeKeys::isTelling).collect(groupingBy(CompositeKeys::keyNames));
    }

    // A key of generic names alone, like year and month, is found in tables that have nothing to do with each other.
    private static boolean isTelling(Table table) {
        return keyOf(table).size() > 1
                && keyOf(table).stream().map(CompoundName::of).anyMatch(CompoundName::isSpecificIdentifier);
    }

    Stream<InferredRelation> inferFrom(Table table) {
        Map<String, Column> columns = byName(table);
        return tablesByKey.entrySet().stream()
                .filter(key -> columns.keySet().containsAll(key.getKey()))
                .filter(key -> !key.getKey().equals(keyNames(table)))
                .flatMap(key -> Preference.only(key.getValue(), table.name(), Table::name).stream())
                .flatMap(referenced -> relation(table, columns, referenced).stream());
    }

    private static Optional<InferredRelation> relation(Table table, Map<String, Column> columns, Table referenced) {
        var paired = keyOf(referenced).stream()
                .flatMap(key -> Optional.ofNullable(columns.get(TextFilter.normalize(key))).stream()
                        .filter(column -> hasTypeOf(column, referenced, key)))
                .map(Column::name)
                .toList();
        boolean covered =
                table.relations().anyMatch(relation -> relation.columns().containsAll(paired));
        return covered || paired.size() < keyOf(referenced).size()
                ? Optional.empty()
                : Optional.of(new InferredRelation(
                        table.name(), paired, referenced.name(), keyOf(referenced), SAME_NAMES_AS_KEY));
    }

    private static boolean hasTypeOf(Column column, Table referenced, String key) {
        return referenced.column(key).stream().anyMatch(other -> TypeFamily.isShared(other.type(), column.type()));
    }

    private static Map<String, Column> byName(Table table) {
        var columns = new HashMap<String, Column>();
        table.columns().forEach(column -> columns.putIfAbsent(TextFilter.normalize(column.name()), column));
        return columns;
    }

    private static Set<String> keyNames(Table table) {
        return keyOf(table).stream().map(TextFilter::normalize).collect(toSet());
    }

    private static List<String> keyOf(Table table) {
        PrimaryKey key = table.primaryKey();
        return key == null ? List.of() : key.columns();
    }
}
