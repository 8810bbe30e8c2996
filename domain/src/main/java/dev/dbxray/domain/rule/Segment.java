package dev.dbxray.domain.rule;

import java.util.ArrayList;
import java.util.List;

/**
 * Hold a piece of a written name between two separators.
 *
 * @param text the piece, without quotes
 * @param quoted whether it was written in double quotes, so that separators in it are part of the name
 * @param separator the dot or colon that follows; a blank after the last piece
 */
record Segment(String text, boolean quoted, char separator) {

    private static final char NONE = ' ';

    static List<Segment> split(String written) {
        var segments = new ArrayList<Segment>();
        int at = 0;
        while (at <= written.length()) {
            Segment segment = next(written, at);
            segments.add(segment);
            if (segment.separator == NONE) {
                break;
            }
            at += segment.lengthAsWritten() + 1;
        }
        return segments;
    }

    private static Segment next(String written, int from) {
        int end = closingQuote(written, from);
        if (end >= 0) {
            String inside = written.substring(from + 1, end).replace("\"\"", "\"");
            return new Segment(inside, true, separatorAt(written, end + 1));
        }
        end = from;
        while (end < written.length() && !isSeparator(written.charAt(end))) {
            end++;
        }
        return new Segment(written.substring(from, end), false, separatorAt(written, end));
    }

    /** Find the quote that closes the segment, or -1 where it isn't a properly quoted one. */
    private static int closingQuote(String written, int from) {
        if (from >= written.length() || written.charAt(from) != '"') {
            return -1;
        }
        int at = from + 1;
        while (at < written.length()) {
            if (written.charAt(at) != '"') {
                at++;
            } else if (at + 1 < written.length() && written.charAt(at + 1) == '"') {
                at += 2;
            } else {
                boolean ends = at + 1 == written.length() || isSeparator(written.charAt(at + 1));
                return ends ? at : -1;
            }
        }
        return -1;
    }

    private int lengthAsWritten() {
        return quoted ? text.replace("\"", "\"\"").length() + 2 : text.length();
    }

    private static char separatorAt(String written, int at) {
        return at < written.length() ? written.charAt(at) : NONE;
    }

    private static boolean isSeparator(char c) {
        return c == '.' || c == ':';
    }
}
