package dev.dbxray.adapter.snapshot;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** Say in one line what is wrong with a piece of JSON, without the library's own sources and class names. */
final class JsonFaults {

    private JsonFaults() {}

    static String describe(JacksonException fault) {
        TokenStreamLocation location = fault.getLocation();
        String where = location == null || location.getColumnNr() < 1 ? "" : " (column " + location.getColumnNr() + ")";
        return firstLine(fault.getOriginalMessage()) + where;
    }

    static String describe(RuntimeException fault) {
        return firstLine(fault.getMessage());
    }

    private static String firstLine(@Nullable String text) {
        return text == null ? "?" : text.lines().findFirst().orElse("?");
    }
}
