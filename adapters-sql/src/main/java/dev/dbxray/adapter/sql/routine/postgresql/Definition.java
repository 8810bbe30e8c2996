package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hold what a {@code CREATE FUNCTION} or {@code CREATE PROCEDURE} statement says of its body.
 *
 * @param searchPath the schemas that the routine sets as its search path; null where it sets none
 * @param body the body
 */
record Definition(@Nullable List<String> searchPath, Body body) {

    /** Hold a body in one of the spellings that it may have. */
    sealed interface Body {

        /** Text in quotes, in whatever language. */
        record Text(String text) implements Body {}

        /** SQL statements that the server has parsed. */
        record Statements(List<Token> tokens) implements Body {}

        /** An SQL expression that the server has parsed. */
        record Result(List<Token> expression) implements Body {}

        /** Nothing that is known. */
        record None() implements Body {}
    }

    static Definition read(String definition) {
        List<Token> tokens = Lexer.read(definition);
        var cursor = new Cursor(tokens);
        cursor.takeUntil(token -> token.isSign("("));
        cursor.skipBrackets();
        List<String> searchPath = null;
        while (cursor.hasNext()) {
            cursor.takeUntil(token -> token.isAnyOf("SET", "AS", "BEGIN", "RETURN"));
            if (cursor.accept("SET")) {
                searchPath = cursor.accept("search_path") ? schemas(cursor) : searchPath;
            } else {
                return new Definition(searchPath, body(cursor));
            }
        }
        return new Definition(searchPath, new Body.None());
    }

    private static List<String> schemas(Cursor cursor) {
        List<String> schemas = new ArrayList<>();
        do {
            cursor.skip(1);
            Token schema = cursor.next();
            schemas.add(schema.isString() ? schema.text() : schema.name());
        } while (cursor.peek().isSign(","));
        return schemas;
    }

    private static Body body(Cursor cursor) {
        if (cursor.accept("AS")) {
            return cursor.peek().isString() ? new Body.Text(cursor.peek().text()) : new Body.None();
        }
        if (cursor.accept("RETURN")) {
            return new Body.Result(cursor.takeStatement());
        }
        cursor.skip(1);
        return cursor.accept("ATOMIC") ? new Body.Statements(statements(cursor)) : new Body.None();
    }

    private static List<Token> statements(Cursor cursor) {
        List<Token> tokens = cursor.takeUntil(unusedToken -> false);
        int end = tokens.size();
        while (end > 0 && !tokens.get(end - 1).is("END")) {
            end--;
        }
        return tokens.subList(0, Math.max(0, end - 1));
    }
}
