package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Find the SQL in those statements of PL/pgSQL that hold no others. */
final class PlPgSqlStatements {

    private static final String EXECUTE = "EXECUTE";

    private final Cursor cursor;
    private final StatementReader sql;

    PlPgSqlStatements(Cursor cursor, StatementReader sql) {
        this.cursor = cursor;
        this.sql = sql;
    }

    void declaration() {
        List<Token> declaration = cursor.takeStatement();
        var inner = new Cursor(declaration);
        inner.skip(1);
        inner.accept("NO");
        inner.accept("SCROLL");
        if (inner.accept("CURSOR")) {
            inner.skipBrackets();
            inner.skip(1);
            sql.statement(rest(inner));
        } else {
            inner.takeUntil(token -> token.isSign(":=") || token.isSign("=") || token.is("DEFAULT"));
            inner.skip(1);
            sql.expression(rest(inner));
        }
    }

    /** Tell whether a value is put into a variable, a field or an element here. */
    boolean isAssignment() {
        if (!cursor.peek().isName()) {
            return false;
        }
        int ahead = 1;
        while (cursor.peek(ahead).isSign(".") || cursor.peek(ahead).isSign("[")) {
            ahead = cursor.peek(ahead).isSign(".") ? ahead + 2 : behindBrackets(ahead);
        }
        return isEquals(cursor.peek(ahead));
    }

    private int behindBrackets(int open) {
        int depth = 0;
        int ahead = open;
        do {
            depth += cursor.peek(ahead).nesting();
            ahead++;
        } while (depth > 0 && cursor.has(ahead));
        return ahead;
    }

    void assignment() {
        sql.expression(cursor.takeUntil(PlPgSqlStatements::isEquals));
        cursor.skip(1);
        sql.expression(cursor.takeStatement());
    }

    private static boolean isEquals(Token token) {
        return token.isSign(":=") || token.isSign("=");
    }

    void read() {
        List<Token> statement = cursor.takeStatement();
        var inner = new Cursor(statement);
        switch (inner.next().keyword()) {
            case "null", "commit", "rollback", "close", "fetch", "move", "get" -> {}
            case "exit", "continue" -> {
                inner.takeUntil(token -> token.is("WHEN"));
                inner.skip(1);
                sql.expression(rest(inner));
            }
            case "return" -> returned(inner);
            case "perform", "call" -> sql.expression(rest(inner));
            case "execute" -> dynamic(rest(inner));
            case "open" -> open(inner);
            case "raise" -> raise(rest(inner));
            case "assert" -> Cursor.split(rest(inner), ",").forEach(sql::expression);
            default -> sql.statement(withoutTargets(statement));
        }
    }

    private void returned(Cursor inner) {
        if (inner.accept("QUERY")) {
            rows(rest(inner));
        } else {
            inner.accept("NEXT");
            sql.expression(rest(inner));
        }
    }

    private void open(Cursor inner) {
        inner.takeUntil(token -> token.is("FOR") || token.isSign("("));
        if (inner.accept("FOR")) {
            rows(rest(inner));
        } else {
            sql.expression(rest(inner));
        }
    }

    /** Read what brings forth rows: a query, dynamic SQL, a cursor or a range of numbers. */
    void rows(List<Token> rows) {
        if (rows.isEmpty()) {
            sql.leaveOut();
        } else if (rows.getFirst().is(EXECUTE)) {
            dynamic(rows.subList(1, rows.size()));
        } else if (isRange(rows)) {
            pieces(rows, token -> token.isSign("..") || token.is("BY")).forEach(sql::expression);
        } else if (isCursor(rows)) {
            sql.expression(rows.subList(1, rows.size()));
        } else {
            sql.statement(withoutTargets(rows));
        }
    }

    private static boolean isRange(List<Token> rows) {
        var inner = new Cursor(rows);
        inner.takeUntil(token -> token.isSign(".."));
        return inner.hasNext();
    }

    private static boolean isCursor(List<Token> rows) {
        return rows.getFirst().isName()
                && (rows.size() == 1 || rows.get(1).isSign("("))
                && !rows.getFirst().isAnyOf("SELECT", "VALUES", "WITH", "TABLE");
    }

    private void dynamic(List<Token> command) {
        sql.runDynamicSql(EXECUTE);
        pieces(command, token -> token.is("USING") || token.is("INTO"))
                .forEach(piece -> Cursor.split(piece, ",").forEach(sql::expression));
    }

    private void raise(List<Token> message) {
        pieces(message, token -> token.isSign(",") || token.is("USING")).stream()
                .map(piece -> piece.size() > 1 && isEquals(piece.get(1)) ? piece.subList(2, piece.size()) : piece)
                .forEach(sql::expression);
    }

    private static List<List<Token>> pieces(List<Token> tokens, Predicate<Token> separator) {
        var inner = new Cursor(tokens);
        List<List<Token>> pieces = new ArrayList<>();
        while (inner.hasNext()) {
            pieces.add(inner.takeUntil(separator));
            inner.skip(1);
        }
        return pieces;
    }

    private static List<Token> rest(Cursor inner) {
        return inner.takeUntil(unusedToken -> false);
    }

    /** Take away {@code INTO} with the variables behind it, which isn't SQL's own. */
    private static List<Token> withoutTargets(List<Token> statement) {
        var inner = new Cursor(statement);
        List<Token> kept = new ArrayList<>(statement.size());
        Token before = inner.peek();
        while (inner.hasNext()) {
            if (inner.peek().is("INTO") && !before.isAnyOf("INSERT", "MERGE")) {
                skipTargets(inner);
            } else {
                before = inner.next();
                kept.add(before);
            }
        }
        return kept;
    }

    private static void skipTargets(Cursor inner) {
        do {
            inner.skip(1);
            inner.accept("STRICT");
            inner.skipQualifiedName();
            while (inner.peek().isSign("[")) {
                inner.skipBrackets();
            }
        } while (inner.peek().isSign(","));
    }
}
