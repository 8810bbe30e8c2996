package dev.dbxray.adapter.search;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.List;

/** Order tables by score, best first; equal ones by number, which is the catalog's order. */
final class Order {

    private Order() {}

    static List<Integer> of(BitSet tables, double[] scores) {
        long[] keys = tables.stream()
                .mapToLong(table -> key((float) scores[table], table))
                .sorted()
                .toArray();
        return new AbstractList<>() {
            @Override
            public Integer get(int at) {
                return (int) keys[at];
            }

            @Override
            public int size() {
                return keys.length;
            }
        };
    }

    /** The bits of positive floats are in the floats' own order; what is below float's precision counts as equal. */
    private static long key(float score, int table) {
        return (long) ~Float.floatToIntBits(score) << Integer.SIZE | table;
    }
}
