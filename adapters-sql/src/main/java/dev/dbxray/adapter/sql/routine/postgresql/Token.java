package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.Locale;

/**
 * Hold a piece of SQL text.
 *
 * @param kind what it is
 * @param text a name or string without its quotes; otherwise the piece as it stands
 */
record Token(Kind kind, String text) {

    enum Kind {
        /** A name or key word without quotes. */
        WORD,
        /** A name in double quotes. */
        QUOTED_NAME,
        /** A character string of any spelling. */
        STRING,
        NUMBER,
        /** A routine's argument by its number: {@code $1}. */
        PARAMETER,
        OPERATOR,
        /** Brackets, commas, semicolons, dots, {@code ::} and {@code :=}. */
        PUNCTUATION,
        /** What no SQL text has, for example a string without an end. */
        BROKEN
    }

    boolean is(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    boolean isAnyOf(String... words) {
        for (String word : words) {
            if (is(word)) {
                return true;
            }
        }
        return false;
    }

    boolean isSign(String sign) {
        return (kind == Kind.PUNCTUATION || kind == Kind.OPERATOR) && text.equals(sign);
    }

    boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
    }

    boolean isString() {
        return kind == Kind.STRING;
    }

    /** Get the name as the catalog keeps it: PostgreSQL folds what has no quotes to lower case. */
    String name() {
        return kind == Kind.WORD ? text.toLowerCase(Locale.ROOT) : text;
    }

    /** Get a word in lower case; empty for what can't be a key word. */
    String keyword() {
        return kind == Kind.WORD ? name() : "";
    }

    int nesting() {
        return isSign("(") || isSign("[") ? 1 : isSign(")") || isSign("]") ? -1 : 0;
    }
}
