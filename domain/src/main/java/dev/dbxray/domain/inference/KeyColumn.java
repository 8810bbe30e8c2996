package dev.dbxray.domain.inference;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.TableKeys;
import java.util.List;
import java.util.stream.Stream;

/**
 * Hold a column that by itself tells a table's rows apart.
 *
 * @param table the table
 * @param column the column
 * @param words the column's name
 * @param isPrimary whether it is the primary key
 */
record KeyColumn(ObjectName table, Column column, CompoundName words, boolean isPrimary) {

    /** Find those of a table: its primary key, and unique columns that are called like a key. */
    static Stream<KeyColumn> of(Table table) {
        var keys = new TableKeys(table);
        return table.columns().stream()
                .filter(column -> keys.isUnique(column.name()))
                .map(column -> of(table, column))
                .filter(key -> key.isPrimary || key.words.isIdentifier());
    }

    private static KeyColumn of(Table table, Column column) {
        return new KeyColumn(
                table.name(), column, CompoundName.of(column.name()), isWholePrimaryKey(table, column.name()));
    }

    /** Tell whether a column alone is the table's primary key. */
    static boolean isWholePrimaryKey(Table table, String column) {
        PrimaryKey key = table.primaryKey();
        return key != null && key.columns().equals(List.of(column));
    }
}
