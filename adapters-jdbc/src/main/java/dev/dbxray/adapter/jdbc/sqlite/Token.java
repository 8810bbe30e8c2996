package dev.dbxray.adapter.jdbc.sqlite;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hold a word, name or sign of a statement.
 *
 * @param kind what it is
 * @param text a name without its quotes, everything else as it is written
 * @param begin where it begins in the statement
 * @param end where it ends
 * @see <a href="https://www.sqlite.org/lang_keywords.html">SQLite's ways to quote names</a>
 */
record Token(Kind kind, String text, int begin, int end) {

    /** What a token can be. */
    enum Kind {
        WORD,
        /** In quotes, so that it is no key word; SQLite also takes a string for a name. */
        QUOTED,
        SIGN
    }

    private static final Pattern NEXT = Pattern.compile(
            "(?<skipped>\\s+|--[^\\n]*|/\\*.*?(?:\\*/|$))"
                    + "|(?<word>[\\p{L}\\p{N}_$\\x{80}-\\x{10FFFF}]+)"
                    + "|(?<quoted>\"(?:[^\"]|\"\")*+\"?|'(?:[^']|'')*+'?|`(?:[^`]|``)*+`?|\\[[^]]*+]?)"
                    + "|(?<sign>.)",
            Pattern.DOTALL);

    /** Cut a text into tokens; no text is refused. */
    static List<Token> of(String sql) {
        List<Token> tokens = new ArrayList<>();
        Matcher next = NEXT.matcher(sql);
        while (next.find()) {
            if (next.group("skipped") == null) {
                tokens.add(of(next));
            }
        }
        return tokens;
    }

    private static Token of(Matcher found) {
        if (found.group("word") != null) {
            return new Token(Kind.WORD, found.group(), found.start(), found.end());
        }
        return found.group("quoted") == null
                ? new Token(Kind.SIGN, found.group(), found.start(), found.end())
                : new Token(Kind.QUOTED, unquoted(found.group()), found.start(), found.end());
    }

    private static String unquoted(String quoted) {
        char open = quoted.charAt(0);
        char close = open == '[' ? ']' : open;
        boolean isClosed = quoted.length() > 1 && quoted.charAt(quoted.length() - 1) == close;
        String inner = quoted.substring(1, isClosed ? quoted.length() - 1 : quoted.length());
        return open == '[' ? inner : inner.replace("" + open + open, "" + open);
    }

    boolean isWord(String keyWord) {
        return kind == Kind.WORD && text.equalsIgnoreCase(keyWord);
    }

    boolean isSign(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }
}
