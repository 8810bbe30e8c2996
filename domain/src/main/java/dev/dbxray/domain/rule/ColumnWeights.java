package dev.dbxray.domain.rule;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Weigh column names: one that many tables have says little (inverse document frequency, Spärck Jones 1972). */
final class ColumnWeights {

    private final int tables;
    private final ToIntFunction<String> tablesWith;
    private final Map<String, Double> weights = new HashMap<>();

    /**
     * Weigh names.
     *
     * @param tables how many tables are counted
     * @param tablesWith tells how many of them have a column of a name
     */
    ColumnWeights(int tables, ToIntFunction<String> tablesWith) {
        this.tables = tables;
        this.tablesWith = tablesWith;
    }

    double of(Collection<String> names) {
        return names.stream()
                .mapToDouble(name -> weights.computeIfAbsent(name, this::weigh))
                .sum();
    }

    // A name that no counted table has weighs as if one had it.
    private double weigh(String name) {
        return Math.log((tables + 1.0) / Math.max(1, tablesWith.applyAsInt(name)));
    }
}
