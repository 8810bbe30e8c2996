package dev.dbxray.domain.rule;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Hold a piece of an SQL expression.
 *
 * @param kind what it is
 * @param text a name or literal without its quotes; otherwise the piece as it stands
 */
record SqlToken(Kind kind, String text) {

    enum Kind {
        /** A name or key word as it stands. */
        WORD,
        /** A name in quotes of any database: {@code "a"}, {@code `a`} or {@code [a]}. */
        QUOTED_NAME,
        /** A character string in single quotes. */
        LITERAL,
        /** Anything else, one character each. */
        OTHER
    }

    private static final Pattern TOKEN = Pattern.compile("""
            (?<word>[\\p{L}_][\\p{L}\\p{N}_$#]*)\
            |"(?<double>(?:[^"]|"")*)"\
            |`(?<back>(?:[^`]|``)*)`\
            |\\[(?<bracket>[^\\]\\d][^\\]]*)\\]\
            |'(?<literal>(?:[^']|'')*)'\
            |(?<other>\\S)""");

    static List<SqlToken> read(String sql) {
        return TOKEN.matcher(sql).results().map(SqlToken::of).toList();
    }

    private static SqlToken of(MatchResult found) {
        if (found.group("word") != null) {
            return new SqlToken(Kind.WORD, found.group("word"));
        }
        if (found.group("double") != null) {
            return new SqlToken(Kind.QUOTED_NAME, found.group("double").replace("\"\"", "\""));
        }
        if (found.group("back") != null) {
            return new SqlToken(Kind.QUOTED_NAME, found.group("back").replace("``", "`"));
        }
        if (found.group("bracket") != null) {
            return new SqlToken(Kind.QUOTED_NAME, found.group("bracket"));
        }
        return found.group("literal") != null
                ? new SqlToken(Kind.LITERAL, found.group("literal").replace("''", "'"))
                : new SqlToken(Kind.OTHER, found.group("other"));
    }

    boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
    }

    boolean isWord(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    boolean isSign(char sign) {
        return kind == Kind.OTHER && text.charAt(0) == sign;
    }
}
