package dev.dbxray.domain.rule;

import java.util.regex.Pattern;

/** Make texts that come from a database harmless where a client shows them on one line. */
public final class DisplayText {

    // Controls, line and paragraph separators, and the characters of Unicode UAX #9 that turn the reading direction.
    private static final Pattern UNSAFE = Pattern.compile(
            " ?[\\p{Cntrl}\\u0085\\u2028\\u2029\\u200E\\u200F\\u061C\\u202A-\\u202E\\u2066-\\u2069]+ ?");

    private DisplayText() {}

    /** Put a text on one line: what would break or turn the line becomes a blank. */
    public static String oneLine(String text) {
        return UNSAFE.matcher(text).replaceAll(" ").strip();
    }

    /**
     * Take a text's first line that isn't blank, on one line and cut.
     *
     * @param most how many code points to keep at the most; a cut text ends with an ellipsis within that
     */
    public static String firstLine(String text, int most) {
        String line = text.lines()
                .map(DisplayText::oneLine)
                .filter(candidate -> !candidate.isEmpty())
                .findFirst()
                .orElse("");
        return cut(line, most);
    }

    /** Cut a text to a number of code points; a cut text ends with an ellipsis within that. */
    public static String cut(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
    }
}
