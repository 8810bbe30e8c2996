package dev.dbxray.adapter.search;

import java.util.BitSet;
import java.util.function.IntPredicate;

/** Ask a scope about each table at most once; made for one query. */
final class ScopeMemo implements IntPredicate {

    private final IntPredicate scope;
    private final BitSet asked = new BitSet();
    private final BitSet inside = new BitSet();

    ScopeMemo(IntPredicate scope) {
        this.scope = scope;
    }

    @Override
    public boolean test(int table) {
        if (!asked.get(table)) {
            asked.set(table);
            inside.set(table, scope.test(table));
        }
        return inside.get(table);
    }
}
