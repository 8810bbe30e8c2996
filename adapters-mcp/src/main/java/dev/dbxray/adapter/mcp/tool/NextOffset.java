package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.rule.Cut;
import org.jspecify.annotations.Nullable;

/** Tell where the next page begins. */
final class NextOffset {

    private NextOffset() {}

    static @Nullable Integer of(Cut<?> page) {
        var next = page.nextOffset();
        return next.isPresent() ? next.getAsInt() : null;
    }
}
