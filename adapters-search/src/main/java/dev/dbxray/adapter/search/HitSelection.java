package dev.dbxray.adapter.search;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Select the tables that fit a query. A table fits wholly where it has every term; the name of the schema around it
 * counts beside other terms, but isn't enough by itself.
 */
final class HitSelection {

    private final int[] inTable;
    private final int[] anywhere;
    private final int terms;

    private HitSelection(List<Evidence> evidence, int tables) {
        inTable = new int[tables];
        anywhere = new int[tables];
        terms = evidence.size();
        evidence.forEach(this::count);
    }

    /**
     * Hold the selected tables.
     *
     * @param tables the numbers of the tables
     * @param relaxed whether none of them has every term
     */
    record Selected(BitSet tables, boolean relaxed) {}

    /** Select the tables that have every term or, where there is none, those that have any. */
    static Selected every(List<Evidence> evidence, TableGroups groups) {
        var selection = new HitSelection(evidence, groups.tables());
        BitSet whole = selection.tables(selection::hasEvery);
        return !whole.isEmpty() ? new Selected(whole, false) : new Selected(selection.tables(selection::hasAny), true);
    }

    /** Select the tables that have any of several terms and, as its answer may need a join, those next to them. */
    static Selected any(List<Evidence> evidence, TableGroups groups, IntPredicate scope) {
        var selection = new HitSelection(evidence, groups.tables());
        IntPredicate isNeighbour = table ->
                scope.test(table) && IntStream.of(groups.neighbours(table)).anyMatch(selection::hasAny);
        BitSet tables = evidence.size() > 1
                ? selection.tables(isNeighbour.or(selection::hasAny))
                : selection.tables(selection::hasAny);
        boolean relaxed = tables.stream().noneMatch(selection::hasEvery);
        return new Selected(tables, relaxed);
    }

    private void count(Evidence evidence) {
        for (int at = 0; at < evidence.size(); at++) {
            anywhere[evidence.table(at)]++;
            if (evidence.isInTable(at)) {
                inTable[evidence.table(at)]++;
            }
        }
    }

    private BitSet tables(IntPredicate fits) {
        var tables = new BitSet(inTable.length);
        IntStream.range(0, inTable.length).filter(fits).forEach(tables::set);
        return tables;
    }

    private boolean hasEvery(int table) {
        return anywhere[table] == terms && inTable[table] > 0;
    }

    private boolean hasAny(int table) {
        return inTable[table] > 0;
    }
}
