package dev.dbxray.adapter.search;

import java.util.Arrays;

/** Hold how strongly one term stands in each table that has it, by table number. */
final class Evidence {

    private int[] tables = new int[16];
    private float[] strengths = new float[16];
    private int size;

    void add(int table, float strength) {
        if (size == tables.length) {
            tables = Arrays.copyOf(tables, size * 2);
            strengths = Arrays.copyOf(strengths, size * 2);
        }
        tables[size] = table;
        strengths[size++] = strength;
    }

    int size() {
        return size;
    }

    int table(int at) {
        return tables[at];
    }

    float strength(int at) {
        return strengths[at];
    }

    /** Tell whether the term stands in the table itself, not just in the name of the schema around it. */
    boolean isInTable(int at) {
        return strengths[at] > Tier.CONTEXT.weight();
    }

    /** Tell whether the term stands in no table itself. */
    boolean isInNoTable() {
        for (int at = 0; at < size; at++) {
            if (isInTable(at)) {
                return false;
            }
        }
        return true;
    }
}
