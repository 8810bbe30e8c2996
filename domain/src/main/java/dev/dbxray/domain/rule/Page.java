package dev.dbxray.domain.rule;

import java.util.List;

/**
 * Cut a list for an answer.
 *
 * @param limit how many items to give at the most, at least 1
 * @param offset how many items to pass over, at least 0
 */
public record Page(int limit, int offset) {

    public Page {
        if (limit < 1 || offset < 0) {
            throw new IllegalArgumentException("limit " + limit + ", offset " + offset);
        }
    }

    /** Cut the items of this page out of all items; none where the offset is past the end. */
    public <T> Cut<T> of(List<T> all) {
        int from = Math.min(offset, all.size());
        int to = (int) Math.min((long) from + limit, all.size());
        return new Cut<>(all.subList(from, to), all.size(), from);
    }
}
