package dev.dbxray.adapter.jdbc.sqlite;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Find in the text of CREATE INDEX what no pragma tells.
 *
 * @param parts the SQL of the parts of its key
 * @param predicate the condition of a partial index; null for others
 * @see <a href="https://www.sqlite.org/lang_createindex.html">CREATE INDEX</a>
 */
record IndexText(List<String> parts, @Nullable String predicate) {

    static IndexText of(String sql) {
        var cursor = new TokenCursor(sql);
        while (cursor.peek() != null && !cursor.isSign("(")) {
            cursor.skip();
        }
        List<String> parts = cursor.group();
        return new IndexText(parts, cursor.takeWord("WHERE") ? cursor.rest() : null);
    }
}
