package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Write a query in words that JSqlParser is sure to understand. What can't hold a table - literals, casts, operators - is
 * written in the plainest way or left out, so that only what stands around tables has to be understood.
 */
final class QueryText {

    private static final Set<String> PLAIN_OPERATORS =
            Set.of("+", "-", "*", "/", "%", "=", "<", ">", "<=", ">=", "<>", "!=", "||");

    private final List<Token> tokens;
    private final Cursor cursor;
    private final Omissions omissions;
    private final StringBuilder sql = new StringBuilder();
    private final Map<Integer, Integer> tokenByOffset = new HashMap<>();
    private final Deque<Bracket> open = new ArrayDeque<>();
    private Token before = Cursor.END;

    private static final class Bracket {
        private final Token opensBehind;
        private boolean deletes;

        Bracket(Token opensBehind) {
            this.opensBehind = opensBehind;
        }

        boolean isOfCast() {
            return opensBehind.is("CAST");
        }

        /** Tell whether words stand between arguments where other functions have commas. */
        boolean separatesByWords() {
            return opensBehind.isAnyOf("EXTRACT", "OVERLAY", "POSITION", "SUBSTRING", "TRIM");
        }
    }

    private QueryText(List<Token> tokens) {
        this.tokens = tokens;
        cursor = new Cursor(tokens);
        omissions = new Omissions(cursor);
        open.push(new Bracket(Cursor.END));
    }

    static QueryText of(List<Token> query) {
        var text = new QueryText(query);
        while (text.cursor.hasNext()) {
            if (!text.omissions.skip(text.before)) {
                text.write();
            }
            text.before = query.get(text.cursor.position() - 1);
        }
        return text;
    }

    String sql() {
        return sql.toString();
    }

    /** Find the token that was written at an offset, which counts from zero. */
    Optional<Integer> tokenAt(int offset) {
        return Optional.ofNullable(tokenByOffset.get(offset));
    }

    private void write() {
        if (omissions.columnList(before)) {
            append("c");
            return;
        }
        tokenByOffset.put(sql.length(), cursor.position());
        Token token = cursor.next();
        switch (token.kind()) {
            case WORD -> word(token);
            case QUOTED_NAME -> name();
            case STRING -> string();
            case PARAMETER -> append("\"p\"");
            case NUMBER -> append("1");
            case OPERATOR -> append(PLAIN_OPERATORS.contains(token.text()) ? token.text() : "+");
            case PUNCTUATION, BROKEN -> sign(token);
        }
    }

    private void word(Token word) {
        Token next = cursor.peek();
        if (KeyWords.isName(before, next)) {
            name();
        } else if (open.element().separatesByWords() && isSeparator(word)) {
            append(before.isSign("(") || isSeparator(before) ? "" : ",");
        } else {
            keyword(word, next);
        }
    }

    private static boolean isSeparator(Token word) {
        return word.isAnyOf("FROM", "FOR", "IN", "PLACING", "SIMILAR", "ESCAPE", "BOTH", "LEADING", "TRAILING");
    }

    private void keyword(Token word, Token next) {
        switch (word.keyword()) {
            case "select" -> append(isListMissing(next) ? "SELECT 1" : "SELECT");
            case "table" -> append("SELECT * FROM");
            case "array" -> append("f");
            case "row" -> row(next);
            case "do" -> action(next);
            case "insert" -> insert(next);
            case "operator" -> operator(next);
            case "default" -> append(next.is("VALUES") ? "DEFAULT" : "1");
            case "current" -> current(next);
            case "using" -> append(isOfDelete() ? "," : "USING");
            case "delete" -> {
                open.element().deletes = next.is("FROM");
                append("DELETE");
            }
            case "cast" -> {}
            case "as" -> as();
            default -> plain(word, next);
        }
    }

    private void plain(Token word, Token next) {
        if (KeyWords.isOne(before, word, next)) {
            append(word.text());
        } else {
            name();
        }
    }

    private void name() {
        append("\"q" + cursor.position() + "\"");
    }

    private static boolean isListMissing(Token next) {
        return next.equals(Cursor.END)
                || next.isSign(")")
                || next.isSign(";")
                || next.isAnyOf("FROM", "WHERE", "UNION", "INTERSECT", "EXCEPT");
    }

    // MERGE ... WHEN MATCHED THEN DO NOTHING
    private void action(Token next) {
        if (before.is("THEN") && next.is("NOTHING")) {
            cursor.skip(1);
            append("DELETE");
        } else {
            append("DO");
        }
    }

    // MERGE ... WHEN NOT MATCHED THEN INSERT DEFAULT VALUES
    private void insert(Token next) {
        if (before.is("THEN") && next.is("DEFAULT")) {
            cursor.skip(2);
            append("INSERT VALUES (1)");
        } else {
            append("INSERT");
        }
    }

    private void row(Token next) {
        if (next.isSign("(")) {
            append(cursor.peek(1).isSign(")") ? "f" : "");
        } else {
            append("ROW");
        }
    }

    private void operator(Token next) {
        if (next.isSign("(")) {
            cursor.skipBrackets();
            append("+");
        } else {
            name();
        }
    }

    private void current(Token next) {
        if (next.is("OF")) {
            cursor.skip(2);
            append("1 = 1");
        } else {
            append("CURRENT");
        }
    }

    // JSqlParser takes only names behind USING of a DELETE, but anything behind a comma.
    private boolean isOfDelete() {
        boolean deletes = open.element().deletes;
        open.element().deletes = false;
        return deletes;
    }

    private void as() {
        if (open.element().isOfCast()) {
            cursor.takeUntil(token -> token.isSign(")"));
        } else {
            append("AS");
        }
    }

    private void string() {
        if (!before.isString()) {
            append("'s'");
        }
    }

    private void sign(Token sign) {
        switch (sign.text()) {
            case "(" -> open("(");
            case "[" -> open(before.isName() || before.isSign(")") || before.isSign("]") ? subscript() : "(");
            case ")", "]" -> close();
            case ":" -> append(",");
            default -> append(sign.text());
        }
    }

    private String subscript() {
        return before.is("ARRAY") ? "(" : "+ (";
    }

    private void open(String text) {
        open.push(new Bracket(before));
        append(text);
    }

    private void close() {
        if (open.size() > 1) {
            open.pop();
        }
        append(")");
    }

    private void append(String text) {
        sql.append(text).append(' ');
    }

    List<Token> tokens() {
        return tokens;
    }
}
