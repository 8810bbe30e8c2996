package dev.dbxray.domain.inference;

import static dev.dbxray.domain.inference.InferenceReason.NAMES_ROLE_TABLE_AND_KEY;
import static dev.dbxray.domain.inference.InferenceReason.NAMES_TABLE_AND_KEY;
import static dev.dbxray.domain.inference.InferenceReason.SAME_NAME_AS_KEY;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.Optional;

/** Infer what a single column of a table refers to. */
record ColumnInference(KeyNames keys, Table table, Column column) {

    Optional<InferredRelation> infer() {
        var name = CompoundName.of(column.name());
        if (isNumberedByDatabase()) {
            return Optional.empty();
        }
        var named = keys.byTableAndKey(name);
        // The table's own key, or a number that others gave its rows.
        if (named.stream().anyMatch(this::isOfThisTable)) {
            return Optional.empty();
        }
        if (KeyColumn.isWholePrimaryKey(table, column.name())) {
            return one(named.stream().filter(key -> key.words().equals(name)).toList(), NAMES_TABLE_AND_KEY);
        }
        if (named.stream().anyMatch(this::hasItsType)) {
            return one(named, NAMES_TABLE_AND_KEY);
        }
        var sameName = keys.byName(name);
        return sameName.stream().anyMatch(this::hasItsType) ? one(sameName, SAME_NAME_AS_KEY) : inRole(name);
    }

    private Optional<InferredRelation> inRole(CompoundName name) {
        for (int first = 1; first < name.words().size(); first++) {
            var named = keys.byTableAndKey(name.from(first));
            if (named.stream().anyMatch(this::hasItsType)) {
                return one(named, NAMES_ROLE_TABLE_AND_KEY);
            }
        }
        return Optional.empty();
    }

    private Optional<InferredRelation> one(List<KeyColumn> fitting, InferenceReason reason) {
        var compatible = fitting.stream().filter(this::hasItsType).distinct().toList();
        ObjectName from = table.name();
        return Preference.only(Preference.preferred(compatible, KeyColumn::isPrimary), from, KeyColumn::table)
                .filter(key -> reason != SAME_NAME_AS_KEY || !isOfThisTable(key))
                .map(key -> new InferredRelation(
                        from,
                        List.of(column.name()),
                        key.table(),
                        List.of(key.column().name()),
                        reason));
    }

    private boolean hasItsType(KeyColumn key) {
        return TypeFamily.isShared(key.column().type(), column.type());
    }

    private boolean isOfThisTable(KeyColumn key) {
        return key.table().equals(table.name());
    }

    private boolean isNumberedByDatabase() {
        String value = column.defaultValue();
        return column.identity() != null || (value != null && value.startsWith("nextval("));
    }
}
