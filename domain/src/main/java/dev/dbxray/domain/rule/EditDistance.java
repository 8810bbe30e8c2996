package dev.dbxray.domain.rule;

import java.util.stream.IntStream;

/**
 * Count the slips between two words: a character too many, one too few, a wrong one, or two neighbours swapped (the
 * optimal string alignment distance, by UTF-16 code units).
 */
final class EditDistance {

    private final String from;
    private final String to;
    private int[] lastButOne;
    private int[] last;

    private EditDistance(String from, String to) {
        this.from = from;
        this.to = to;
        lastButOne = new int[0];
        last = IntStream.rangeClosed(0, to.length()).toArray();
    }

    /** Count them; any number above the limit where there are more than that. */
    static int between(String from, String to, int limit) {
        int atLeast = Math.abs(from.length() - to.length());
        return atLeast > limit ? atLeast : new EditDistance(from, to).count();
    }

    private int count() {
        for (int row = 1; row <= from.length(); row++) {
            var here = nextRow(row);
            lastButOne = last;
            last = here;
        }
        return last[to.length()];
    }

    private int[] nextRow(int row) {
        var here = new int[to.length() + 1];
        here[0] = row;
        for (int column = 1; column <= to.length(); column++) {
            int replaced = last[column - 1] + (from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1);
            int fewest = Math.min(replaced, 1 + Math.min(last[column], here[column - 1]));
            here[column] = isSwap(row, column) ? Math.min(fewest, 1 + lastButOne[column - 2]) : fewest;
        }
        return here;
    }

    private boolean isSwap(int row, int column) {
        return row > 1
                && column > 1
                && from.charAt(row - 1) == to.charAt(column - 2)
                && from.charAt(row - 2) == to.charAt(column - 1);
    }
}
