package dev.dbxray.adapter.jdbc.sqlite;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walk along the tokens of a statement. */
final class TokenCursor {

    private final String sql;
    private final List<Token> tokens;
    private int place;

    TokenCursor(String sql) {
        this.sql = sql;
        tokens = Token.of(sql);
    }

    /** Get the token ahead; null at the end. */
    @Nullable
    Token peek() {
        return place < tokens.size() ? tokens.get(place) : null;
    }

    /** Take the token ahead; null at the end. */
    @Nullable
    Token next() {
        Token token = peek();
        place++;
        return token;
    }

    boolean takeWord(String keyWord) {
        Token ahead = peek();
        boolean isIt = ahead != null && ahead.isWord(keyWord);
        place += isIt ? 1 : 0;
        return isIt;
    }

    boolean isSign(String sign) {
        Token ahead = peek();
        return ahead != null && ahead.isSign(sign);
    }

    /** Go behind the next such sign; false where there is none. */
    boolean skipPast(String sign) {
        for (Token token = next(); token != null; token = next()) {
            if (token.isSign(sign)) {
                return true;
            }
        }
        return false;
    }

    /** Go behind the next such word outside of parentheses; false where there is none. */
    boolean skipPastWord(String keyWord) {
        while (peek() != null) {
            if (takeWord(keyWord)) {
                return true;
            }
            skip();
        }
        return false;
    }

    /** Skip a token, or all of a pair of parentheses that begins here. */
    void skip() {
        if (isSign("(")) {
            List<String> unused = group();
        } else {
            place++;
        }
    }

    /** Take a pair of parentheses and get what stands between its commas; nothing where none begins here. */
    List<String> group() {
        List<String> parts = new ArrayList<>();
        if (!isSign("(")) {
            return parts;
        }
        int begin = tokens.get(place++).end();
        while (peek() != null && !isSign(")")) {
            if (isSign(",")) {
                parts.add(sql.substring(begin, tokens.get(place).begin()).strip());
                begin = tokens.get(place++).end();
            } else {
                skip();
            }
        }
        Token close = next();
        parts.add(sql.substring(begin, close == null ? sql.length() : close.begin())
                .strip());
        return parts;
    }

    /** Get everything from here on. */
    String rest() {
        Token ahead = peek();
        return ahead == null ? "" : sql.substring(ahead.begin()).strip();
    }
}
