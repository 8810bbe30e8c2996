package dev.dbxray.domain.inference;

import dev.dbxray.domain.model.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Know what a column is called that refers to one of these tables. */
final class KeyNames {

    private final Map<String, List<KeyColumn>> keysByTableAndKey = new HashMap<>();
    private final Map<String, List<KeyColumn>> keysByName = new HashMap<>();

    KeyNames(List<Table> tables) {
        tables.forEach(table -> {
            var name = CompoundName.of(table.name().name());
            KeyColumn.of(table).filter(key -> !key.words().words().isEmpty()).forEach(key -> add(name, key));
        });
    }

    private void add(CompoundName table, KeyColumn key) {
        String keyName = key.words().squashed();
        Stream.of(table, table.withoutTablePrefix())
                .map(CompoundName::squashed)
                .filter(tableName -> !tableName.isEmpty())
                .distinct()
                .forEach(tableName -> {
                    add(keysByTableAndKey, tableName + keyName, key);
                    if (keyName.startsWith(tableName) && !keyName.equals(tableName)) {
                        add(keysByTableAndKey, keyName, key);
                    }
                });
        if (key.words().isSpecificIdentifier()) {
            add(keysByName, keyName, key);
        }
    }

    private static void add(Map<String, List<KeyColumn>> keys, String name, KeyColumn key) {
        keys.computeIfAbsent(name, unusedName -> new ArrayList<>()).add(key);
    }

    /** Find the keys whose table and key are called so, or whose own name is this and names the table. */
    List<KeyColumn> byTableAndKey(CompoundName name) {
        return keysByTableAndKey.getOrDefault(name.squashed(), List.of());
    }

    /** Find the keys of this name, where it says what it is a key of. */
    List<KeyColumn> byName(CompoundName name) {
        return keysByName.getOrDefault(name.squashed(), List.of());
    }
}
