package dev.dbxray.domain.rule;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Hold the items of a page and what is needed to go on.
 *
 * @param items the page's items
 * @param total how many items there are in all
 * @param offset how many items stand before the page
 * @param <T> the item
 */
public record Cut<T>(List<T> items, int total, int offset) {

    public Cut {
        items = List.copyOf(items);
    }

    /** Get the offset of the next page; empty on the last one. */
    public OptionalInt nextOffset() {
        int next = offset + items.size();
        return !items.isEmpty() && next < total ? OptionalInt.of(next) : OptionalInt.empty();
    }

    /** Make each item into another. */
    public <R> Cut<R> map(Function<? super T, ? extends R> mapping) {
        return new Cut<>(items.stream().<R>map(mapping).toList(), total, offset);
    }
}
