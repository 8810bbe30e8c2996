package dev.dbxray.adapter.sql.routine.postgresql;

import dev.dbxray.adapter.sql.routine.postgresql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Walk along tokens; behind the last one stands a token that is nothing.
 *
 * <p>Tokens are looked at only so often, so that no text can hold the reader up; counting stops at the same place on every
 * machine, which a clock would not.
 */
final class Cursor {

    /** What stands behind the last token. */
    static final Token END = new Token(Kind.BROKEN, "");

    private static final long LOOKS_AT_LEAST = 10_000;
    private static final long LOOKS_PER_TOKEN = 1_000;

    private final List<Token> tokens;
    private int at;
    private long looks;

    Cursor(List<Token> tokens) {
        this.tokens = tokens;
    }

    boolean hasNext() {
        return has(0);
    }

    boolean has(int ahead) {
        looks++;
        if (looks > LOOKS_AT_LEAST + LOOKS_PER_TOKEN * tokens.size()) {
            throw new TooManyLooksException();
        }
        return at + ahead < tokens.size();
    }

    Token peek() {
        return peek(0);
    }

    Token peek(int ahead) {
        return has(ahead) ? tokens.get(at + ahead) : END;
    }

    Token next() {
        Token token = peek();
        skip(1);
        return token;
    }

    void skip(int count) {
        at = Math.min(at + count, tokens.size());
    }

    /** Step over a word or sign if it stands here. */
    boolean accept(String wordOrSign) {
        boolean stands = peek().is(wordOrSign) || peek().isSign(wordOrSign);
        if (stands) {
            at++;
        }
        return stands;
    }

    int position() {
        return at;
    }

    /** Take what stands before the first token outside brackets that fits, or before the end. */
    List<Token> takeUntil(Predicate<Token> end) {
        int start = at;
        int depth = 0;
        while (hasNext() && !(depth == 0 && end.test(peek()))) {
            depth = Math.max(0, depth + next().nesting());
        }
        return tokens.subList(start, at);
    }

    /** Take what stands before a semicolon, and step over that. */
    List<Token> takeStatement() {
        List<Token> taken = takeUntil(token -> token.isSign(";"));
        accept(";");
        return taken;
    }

    /** Get brackets with all that they hold, if they open here, and stay before them. */
    List<Token> peekBrackets() {
        int start = at;
        skipBrackets();
        List<Token> brackets = tokens.subList(start, at);
        at = start;
        return brackets;
    }

    /** Step over brackets with all that they hold, if they open here. */
    void skipBrackets() {
        if (peek().nesting() > 0) {
            int depth = 0;
            do {
                depth += next().nesting();
            } while (depth > 0 && hasNext());
        }
    }

    /** Step over a name with all its parts: {@code a.b.c}. */
    void skipQualifiedName() {
        skip(1);
        while (peek().isSign(".") && peek(1).isName()) {
            skip(2);
        }
    }

    /** Split at a separator outside brackets. */
    static List<List<Token>> split(List<Token> tokens, String separator) {
        var cursor = new Cursor(tokens);
        List<List<Token>> parts = new ArrayList<>();
        while (cursor.hasNext()) {
            parts.add(cursor.takeUntil(token -> token.isSign(separator)));
            cursor.accept(separator);
        }
        return parts;
    }
}
