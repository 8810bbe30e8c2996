package dev.dbxray.adapter.sql.routine.postgresql;

import dev.dbxray.adapter.sql.routine.postgresql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Split SQL text into tokens as PostgreSQL does, without comments. */
final class Lexer {

    private static final Pattern DOLLAR_TAG =
            Pattern.compile("\\$(?:[\\p{L}_\\x80-\\uFFFF][\\p{L}\\p{N}_\\x80-\\uFFFF]*)?\\$");
    private static final Pattern COMMENT_MARK = Pattern.compile("/\\*|\\*/");
    private static final String OPERATOR_SIGNS = "+-*/<>=~!@#%^&|`?";
    private static final String SIGNS_THAT_LET_PLUS_AND_MINUS_END = "~!@#%^&|`?";
    private static final List<String> LONG_PUNCTUATION = List.of("::", ":=", "..");
    // A letter or two right before a quote tell how the string is spelled: escapes, bits, hexadecimal, national.
    private static final String STRING_PREFIXES = "eEbBxXnN";

    private final String sql;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String sql) {
        this.sql = sql;
    }

    static List<Token> read(String sql) {
        var lexer = new Lexer(sql);
        while (lexer.at < sql.length()) {
            int start = lexer.at;
            lexer.next();
            lexer.at = Math.max(lexer.at, start + 1);
        }
        return List.copyOf(lexer.tokens);
    }

    private void next() {
        char c = sql.charAt(at);
        if (Character.isWhitespace(c)) {
            at++;
        } else if (looksAt("--")) {
            skipLine();
        } else if (looksAt("/*")) {
            skipComment();
        } else if (c == '\'') {
            quoted(Kind.STRING, at, false);
        } else if (c == '"') {
            quoted(Kind.QUOTED_NAME, at, false);
        } else if (c == '$') {
            dollar();
        } else if (isPrefixedString(c)) {
            quoted(Kind.STRING, at + 1, c == 'e' || c == 'E');
        } else if (looksAt("U&'") || looksAt("u&'")) {
            quoted(Kind.STRING, at + 2, false);
        } else if (looksAt("U&\"") || looksAt("u&\"")) {
            unicodeName();
        } else {
            plain(c);
        }
    }

    private void plain(char c) {
        if (isNameStart(c)) {
            word();
        } else if (isDigit(at) || (c == '.' && isDigit(at + 1))) {
            number();
        } else if (OPERATOR_SIGNS.indexOf(c) >= 0) {
            operator();
        } else {
            punctuation();
        }
    }

    private boolean looksAt(String text) {
        return sql.startsWith(text, at);
    }

    private boolean isPrefixedString(char c) {
        return STRING_PREFIXES.indexOf(c) >= 0 && at + 1 < sql.length() && sql.charAt(at + 1) == '\'';
    }

    private void skipLine() {
        int end = sql.indexOf('\n', at);
        at = end < 0 ? sql.length() : end + 1;
    }

    private void skipComment() {
        Matcher mark = COMMENT_MARK.matcher(sql).region(at, sql.length());
        int depth = 0;
        while (mark.find()) {
            depth += mark.group().equals("/*") ? 1 : -1;
            if (depth == 0) {
                at = mark.end();
                return;
            }
        }
        broken();
    }

    private void quoted(Kind kind, int open, boolean backslashEscapes) {
        char quote = sql.charAt(open);
        var text = new StringBuilder();
        for (int i = open + 1; i < sql.length(); i++) {
            char c = sql.charAt(i);
            boolean doubled = c == quote && i + 1 < sql.length() && sql.charAt(i + 1) == quote;
            if (c == quote && !doubled) {
                at = i + 1;
                tokens.add(new Token(kind, text.toString()));
                return;
            }
            text.append(c);
            if (doubled) {
                i++;
            } else if (backslashEscapes && c == '\\' && i + 1 < sql.length()) {
                i++;
                text.append(sql.charAt(i));
            }
        }
        broken();
    }

    // Escapes in names are so rare that the statement is left out rather than that the name is guessed.
    private void unicodeName() {
        int start = tokens.size();
        quoted(Kind.QUOTED_NAME, at + 2, false);
        if (tokens.get(start).text().indexOf('\\') >= 0) {
            tokens.set(start, new Token(Kind.BROKEN, ""));
        }
    }

    private void dollar() {
        Matcher tag = DOLLAR_TAG.matcher(sql).region(at, sql.length());
        if (tag.lookingAt()) {
            int end = sql.indexOf(tag.group(), tag.end());
            if (end < 0) {
                broken();
            } else {
                add(
                        Kind.STRING,
                        sql.substring(tag.end(), end),
                        end + tag.group().length());
            }
        } else {
            int end = at + 1;
            while (isDigit(end)) {
                end++;
            }
            add(Kind.PARAMETER, sql.substring(at, end), end);
        }
    }

    private void word() {
        int end = at + 1;
        while (end < sql.length() && isNamePart(sql.charAt(end))) {
            end++;
        }
        add(Kind.WORD, sql.substring(at, end), end);
    }

    private void number() {
        int end = at;
        while (end < sql.length() && (isNamePart(sql.charAt(end)) || isFraction(end))) {
            end++;
        }
        add(Kind.NUMBER, sql.substring(at, end), end);
    }

    // Two dots are a range, not the end of a number.
    private boolean isFraction(int dot) {
        return sql.charAt(dot) == '.' && !sql.startsWith("..", dot) && sql.charAt(Math.max(dot - 1, 0)) != '.';
    }

    private void operator() {
        int end = at + 1;
        while (end < sql.length()
                && OPERATOR_SIGNS.indexOf(sql.charAt(end)) >= 0
                && !sql.startsWith("--", end)
                && !sql.startsWith("/*", end)) {
            end++;
        }
        String text = sql.substring(at, end);
        while (text.length() > 1 && "+-".indexOf(text.charAt(text.length() - 1)) >= 0 && !mayEndInPlusOrMinus(text)) {
            text = text.substring(0, text.length() - 1);
        }
        add(Kind.OPERATOR, text, at + text.length());
    }

    private static boolean mayEndInPlusOrMinus(String operator) {
        return operator.chars().anyMatch(c -> SIGNS_THAT_LET_PLUS_AND_MINUS_END.indexOf(c) >= 0);
    }

    private void punctuation() {
        String text =
                LONG_PUNCTUATION.stream().filter(this::looksAt).findFirst().orElseGet(() -> sql.substring(at, at + 1));
        add("()[],;:.".indexOf(text.charAt(0)) >= 0 ? Kind.PUNCTUATION : Kind.BROKEN, text, at + text.length());
    }

    private void broken() {
        add(Kind.BROKEN, "", sql.length());
    }

    private void add(Kind kind, String text, int end) {
        tokens.add(new Token(kind, text));
        at = end;
    }

    private boolean isDigit(int index) {
        return index < sql.length() && sql.charAt(index) >= '0' && sql.charAt(index) <= '9';
    }

    private static boolean isNameStart(char c) {
        return Character.isLetter(c) || c == '_' || c >= '\u0080';
    }

    private static boolean isNamePart(char c) {
        return isNameStart(c) || (c >= '0' && c <= '9') || c == '$';
    }
}
