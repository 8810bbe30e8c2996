package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.rule.DisplayText;
import java.util.regex.Pattern;

/** Write names and texts so that Mermaid's entity-relationship diagrams show them and nothing else. */
final class MermaidText {

    private static final int MOST_CODE_POINTS = 100;
    // Read as markdown, HTML, entity codes or directives, in a label as well as anywhere.
    private static final String SPECIAL = "\"#&<>*`~|$%\\:;";
    private static final Pattern EDGE_UNDERSCORE = Pattern.compile("\\b_|_\\b");
    // Mermaid takes this for a directive even within quotes.
    private static final Pattern DIRECTION = Pattern.compile("(direction)\\s+(?=TB|BT|RL|LR)");
    private static final Pattern NO_WORD =
            Pattern.compile("[^\\p{Alnum}\\-_\\[\\]()\\u00C0-\\uFFFF]|\\p{IsWhite_Space}");
    private static final Pattern KEY = Pattern.compile("^(?i:PK|FK|UK)(?![A-Za-z0-9_])");
    private static final Pattern FIRST_OF_WORD = Pattern.compile("^[A-Za-z_\\u00C0-\\uFFFF]");

    private MermaidText() {}

    /** Write a text in double quotes, with the codes that Mermaid decodes for what it would read otherwise. */
    static String quoted(String text) {
        String line = DisplayText.cut(DisplayText.oneLine(text), MOST_CODE_POINTS);
        var escaped = new StringBuilder();
        line.codePoints().forEach(character -> {
            if (character < 128 && SPECIAL.indexOf(character) >= 0) {
                escaped.append('#').append(character).append(';');
            } else {
                escaped.appendCodePoint(character);
            }
        });
        String underscored = EDGE_UNDERSCORE.matcher(escaped).replaceAll("#95;");
        String undirected = DIRECTION.matcher(underscored).replaceAll("$1#32;");
        return '"' + (undirected.isBlank() ? "#32;" : undirected) + '"';
    }

    /** Write a type or column name as one word; what can't stand in one becomes an underscore. */
    static String word(String text) {
        String word = NO_WORD.matcher(DisplayText.cut(DisplayText.oneLine(text), MOST_CODE_POINTS))
                .replaceAll("_");
        return KEY.matcher(word).find() || !FIRST_OF_WORD.matcher(word).find() ? "_" + word : word;
    }
}
