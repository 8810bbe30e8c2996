package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.InvalidCursorException;
import org.jspecify.annotations.Nullable;

/** Guards the lists that come in one page. */
final class Cursors {

    private Cursors() {}

    /** Refuse any cursor, as none was ever given out. */
    static void refuse(@Nullable String cursor) {
        if (cursor != null) {
            throw new InvalidCursorException(cursor);
        }
    }
}
