package dev.dbxray.adapter.jdbc.sqlite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Find in the text of CREATE TABLE what no pragma tells. Names are looked up in lower case, since SQLite doesn't tell
 * letter case apart.
 *
 * @see <a href="https://www.sqlite.org/lang_createtable.html">CREATE TABLE</a>
 */
final class TableText {

    private static final Set<String> TABLE_CONSTRAINTS = Set.of("CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN");

    /**
     * Hold a constraint.
     *
     * @param name null where it has none
     * @param parts the columns of a unique constraint, in lower case; the condition of a check
     */
    record Named(@Nullable String name, List<String> parts) {}

    private final TokenCursor cursor;
    private final Map<String, String> generated = new HashMap<>();
    private final Set<String> autoincremented = new HashSet<>();
    private final List<Named> checks = new ArrayList<>();
    private final List<Named> uniques = new ArrayList<>();
    private final List<@Nullable String> foreignKeys = new ArrayList<>();
    private @Nullable String primaryKey;

    private TableText(String sql) {
        cursor = new TokenCursor(sql);
    }

    static TableText of(String sql) {
        var text = new TableText(sql);
        if (text.cursor.skipPast("(")) {
            text.items();
        }
        return text;
    }

    /** Get the expression of a generated column; null for other columns. */
    @Nullable
    String generated(String column) {
        return generated.get(lower(column));
    }

    boolean isAutoincremented(String column) {
        return autoincremented.contains(lower(column));
    }

    List<Named> checks() {
        return checks;
    }

    /** Get the name of a unique constraint; null where it has none. */
    @Nullable
    String unique(List<String> columns) {
        List<String> wanted = columns.stream().map(TableText::lower).toList();
        return uniques.stream()
                .filter(unique -> unique.parts().equals(wanted))
                .findFirst()
                .map(Named::name)
                .orElse(null);
    }

    @Nullable
    String primaryKey() {
        return primaryKey;
    }

    /** Get the names of the foreign keys, in the order in which they are declared; null for those without one. */
    List<@Nullable String> foreignKeys() {
        return foreignKeys;
    }

    private void items() {
        while (cursor.peek() != null && !cursor.isSign(")")) {
            Token first = cursor.peek();
            boolean isConstraint = first != null
                    && first.kind() == Token.Kind.WORD
                    && TABLE_CONSTRAINTS.contains(first.text().toUpperCase(Locale.ROOT));
            Token column = isConstraint ? null : cursor.next();
            constraints(column == null ? null : lower(column.text()));
            if (cursor.isSign(",")) {
                cursor.skip();
            }
        }
    }

    private void constraints(@Nullable String column) {
        String name = null;
        while (cursor.peek() != null && !cursor.isSign(",") && !cursor.isSign(")")) {
            if (cursor.takeWord("CONSTRAINT")) {
                Token named = cursor.next();
                name = named == null ? null : named.text();
            } else if (constraint(name, column)) {
                name = null;
            } else {
                cursor.skip();
            }
        }
    }

    /** Take a constraint; false where none begins here. */
    private boolean constraint(@Nullable String name, @Nullable String column) {
        if (cursor.takeWord("CHECK")) {
            checks.add(new Named(name, List.of(String.join(", ", cursor.group()))));
        } else if (cursor.takeWord("UNIQUE")) {
            uniques.add(new Named(name, columns(column)));
        } else if (cursor.takeWord("PRIMARY")) {
            primaryKey = name;
        } else if (cursor.takeWord("REFERENCES")) {
            foreignKeys.add(name);
        } else {
            return column != null && ofColumn(column);
        }
        return true;
    }

    private boolean ofColumn(String column) {
        if (cursor.takeWord("AS")) {
            generated.put(column, String.join(", ", cursor.group()));
        } else if (cursor.takeWord("AUTOINCREMENT")) {
            autoincremented.add(column);
        } else {
            return false;
        }
        return true;
    }

    private List<String> columns(@Nullable String column) {
        return column == null
                ? cursor.group().stream().map(TableText::indexedColumn).toList()
                : List.of(column);
    }

    /** A column of a key may be followed by a collation and a direction. */
    private static String indexedColumn(String part) {
        List<Token> tokens = Token.of(part);
        return tokens.isEmpty() ? "" : lower(tokens.getFirst().text());
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
