package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Hold column names, folded in letter case and width, with the spelling and type of the first column of each.
 *
 * @param byName the columns by folded name, in order
 */
record ColumnSet(Map<String, Typed> byName) {

    /**
     * Hold a column.
     *
     * @param name its own spelling
     * @param type its type; null where only a name was given
     */
    record Typed(String name, @Nullable String type) {}

    static ColumnSet of(Table table) {
        var byName = new LinkedHashMap<String, Typed>();
        for (Column column : table.columns()) {
            byName.putIfAbsent(TextFilter.normalize(column.name()), new Typed(column.name(), column.type()));
        }
        return new ColumnSet(byName);
    }

    static ColumnSet of(List<String> names) {
        var byName = new LinkedHashMap<String, Typed>();
        names.forEach(name -> byName.putIfAbsent(TextFilter.normalize(name.strip()), new Typed(name.strip(), null)));
        return new ColumnSet(byName);
    }

    Set<String> names() {
        return byName.keySet();
    }

    int size() {
        return byName.size();
    }

    /** Get the spellings of the columns whose folded names fit. */
    List<String> spellings(Predicate<String> fits) {
        return byName.entrySet().stream()
                .filter(column -> fits.test(column.getKey()))
                .map(column -> column.getValue().name())
                .toList();
    }
}
