package dev.dbxray.adapter.sql.routine.mysql;

import dev.dbxray.adapter.sql.routine.body.WrittenTable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hold a name of one or more parts, without quotes.
 *
 * @param parts the parts, the most general one first, at least one
 */
record MySqlName(List<String> parts) {

    private static final Pattern PART = Pattern.compile("`((?:[^`]|``)*)`|\"((?:[^\"]|\"\")*)\"|([^.`\"\\s]+)");

    static MySqlName of(String text) {
        List<String> parts = new ArrayList<>();
        Matcher part = PART.matcher(text);
        while (part.find()) {
            if (part.group(1) != null) {
                parts.add(part.group(1).replace("``", "`"));
            } else if (part.group(2) != null) {
                parts.add(part.group(2).replace("\"\"", "\""));
            } else {
                parts.add(part.group(3));
            }
        }
        return new MySqlName(parts.isEmpty() ? List.of(text) : List.copyOf(parts));
    }

    String last() {
        return parts.getLast();
    }

    /** Get the table that the last part is a column of; empty where the name doesn't say. */
    List<String> qualifier() {
        return parts.subList(0, parts.size() - 1);
    }

    WrittenTable table() {
        return new WrittenTable(parts.size() > 1 ? parts.get(parts.size() - 2) : null, last());
    }
}
