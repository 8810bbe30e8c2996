package dev.dbxray.adapter.jdbc.sqlite;

import java.util.Locale;
import java.util.Set;

/**
 * Find in the text of CREATE TRIGGER when it fires.
 *
 * @param timing BEFORE, AFTER or INSTEAD OF
 * @param event INSERT, UPDATE or DELETE
 * @see <a href="https://www.sqlite.org/lang_createtrigger.html">CREATE TRIGGER</a>
 */
record TriggerText(String timing, String event) {

    private static final Set<String> EVENTS = Set.of("INSERT", "UPDATE", "DELETE");

    static TriggerText of(String sql) {
        String timing = "BEFORE";
        for (Token token : Token.of(sql)) {
            String word = token.kind() == Token.Kind.WORD ? token.text().toUpperCase(Locale.ROOT) : "";
            if (EVENTS.contains(word)) {
                return new TriggerText(timing, word);
            }
            timing = switch (word) {
                case "AFTER" -> "AFTER";
                case "INSTEAD" -> "INSTEAD OF";
                default -> timing;
            };
        }
        return new TriggerText(timing, "");
    }
}
