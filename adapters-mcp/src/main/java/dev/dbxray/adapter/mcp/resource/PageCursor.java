package dev.dbxray.adapter.mcp.resource;

import dev.dbxray.domain.rule.Cut;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Write and read the cursors of pages, which clients hand back untouched. */
final class PageCursor {

    private static final String PREFIX = "after-";
    private static final Pattern WRITTEN = Pattern.compile(PREFIX + "([0-9]{1,9})");

    private PageCursor() {}

    static @Nullable String after(Cut<?> page) {
        var next = page.nextOffset();
        return next.isPresent() ? PREFIX + next.getAsInt() : null;
    }

    static int read(String cursor) {
        var offset = WRITTEN.matcher(cursor);
        if (!offset.matches()) {
            throw new InvalidCursorException(cursor);
        }
        return Integer.parseInt(offset.group(1));
    }
}
