package dev.dbxray.domain.rule;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hold an object's name as SQL spells it.
 *
 * @param schema the schema; null where SQL leaves it out
 * @param name the object's own name
 */
record SqlName(@Nullable String schema, String name) {

    /** Read a text that is nothing but a name; null where it is more or less than that. */
    static @Nullable SqlName whole(List<SqlToken> tokens) {
        var parts = partsAt(tokens, 0);
        return parts.isEmpty() || 2 * parts.size() - 1 != tokens.size() ? null : of(parts);
    }

    /** Make a name of its parts, of which the last two count: what stands before them is the database. */
    static SqlName of(List<String> parts) {
        int last = parts.size() - 1;
        return new SqlName(last == 0 ? null : parts.get(last - 1), parts.get(last));
    }

    /** Read the parts of the name that stands from a token on. */
    static List<String> partsAt(List<SqlToken> tokens, int first) {
        var parts = new ArrayList<String>();
        int at = first;
        while (at < tokens.size() && tokens.get(at).isName()) {
            parts.add(tokens.get(at).text());
            boolean goesOn = at + 1 < tokens.size() && tokens.get(at + 1).isSign('.');
            at += goesOn ? 2 : tokens.size();
        }
        return parts;
    }
}
