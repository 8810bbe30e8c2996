package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.List;
import java.util.Set;

/**
 * Find the SQL in the blocks of a PL/pgSQL body. Follows the grammar of PostgreSQL's own PL/pgSQL as far as it decides
 * where a piece of SQL begins and ends.
 */
final class PlPgSqlBlock {

    // Words that no variable can be named by, so that a statement which begins with one is no assignment.
    private static final Set<String> NEVER_VARIABLES = Set.of(
            "begin", "case", "declare", "else", "end", "execute", "for", "foreach", "if", "loop", "null", "when",
            "while");

    private final Cursor cursor;
    private final StatementReader sql;
    private final PlPgSqlStatements simple;

    private PlPgSqlBlock(Cursor cursor, StatementReader sql) {
        this.cursor = cursor;
        this.sql = sql;
        this.simple = new PlPgSqlStatements(cursor, sql);
    }

    static void read(List<Token> body, StatementReader sql) {
        var cursor = new Cursor(body);
        while (cursor.peek().isSign("#")) {
            cursor.skip(3);
        }
        var block = new PlPgSqlBlock(cursor, sql);
        block.label();
        block.block();
        if (cursor.hasNext()) {
            sql.leaveOut();
        }
    }

    private void label() {
        if (cursor.accept("<<")) {
            cursor.skip(1);
            expect(">>");
        }
    }

    private void block() {
        if (cursor.accept("DECLARE")) {
            declarations();
        }
        expect("BEGIN");
        statements();
        if (cursor.accept("EXCEPTION")) {
            handlers();
        }
        end();
    }

    private void declarations() {
        while (cursor.hasNext() && !cursor.peek().is("BEGIN")) {
            if (!cursor.accept("DECLARE")) {
                simple.declaration();
            }
        }
    }

    private void handlers() {
        while (cursor.accept("WHEN")) {
            cursor.takeUntil(token -> token.is("THEN"));
            expect("THEN");
            statements();
        }
    }

    private void end(String... words) {
        expect("END");
        for (String word : words) {
            expect(word);
        }
        cursor.takeStatement();
    }

    private void statements() {
        while (cursor.hasNext() && !endsHere()) {
            statement();
        }
    }

    private boolean endsHere() {
        return !simple.isAssignment() && cursor.peek().isAnyOf("END", "ELSE", "ELSIF", "ELSEIF", "WHEN", "EXCEPTION");
    }

    private void statement() {
        label();
        String keyword = cursor.peek().keyword();
        if (!NEVER_VARIABLES.contains(keyword) && simple.isAssignment()) {
            simple.assignment();
            return;
        }
        switch (keyword) {
            case "declare", "begin" -> block();
            case "if" -> condition();
            case "case" -> choice();
            case "loop" -> loop();
            case "while" -> whileLoop();
            case "for" -> forLoop();
            case "foreach" -> forEach();
            default -> simple.read();
        }
    }

    private void condition() {
        do {
            cursor.skip(1);
            expressionUntil("THEN");
            statements();
        } while (cursor.peek().isAnyOf("ELSIF", "ELSEIF"));
        if (cursor.accept("ELSE")) {
            statements();
        }
        end("IF");
    }

    private void choice() {
        cursor.skip(1);
        sql.expression(cursor.takeUntil(token -> token.is("WHEN")));
        while (cursor.accept("WHEN")) {
            expressionUntil("THEN");
            statements();
        }
        if (cursor.accept("ELSE")) {
            statements();
        }
        end("CASE");
    }

    private void whileLoop() {
        cursor.skip(1);
        sql.expression(cursor.takeUntil(token -> token.is("LOOP")));
        loop();
    }

    private void loop() {
        expect("LOOP");
        statements();
        end("LOOP");
    }

    private void forLoop() {
        cursor.takeUntil(token -> token.is("IN"));
        expect("IN");
        cursor.accept("REVERSE");
        simple.rows(cursor.takeUntil(token -> token.is("LOOP")));
        loop();
    }

    private void forEach() {
        cursor.takeUntil(token -> token.is("ARRAY"));
        expect("ARRAY");
        sql.expression(cursor.takeUntil(token -> token.is("LOOP")));
        loop();
    }

    private void expressionUntil(String word) {
        sql.expression(cursor.takeUntil(token -> token.is(word)));
        expect(word);
    }

    private void expect(String wordOrSign) {
        if (!cursor.accept(wordOrSign)) {
            sql.leaveOut();
        }
    }
}
