package dev.dbxray.adapter.sql.routine.postgresql;

import dev.dbxray.adapter.sql.routine.body.BodyUses;
import dev.dbxray.adapter.sql.routine.body.Operation;
import dev.dbxray.adapter.sql.routine.body.WrittenTable;
import dev.dbxray.adapter.sql.routine.postgresql.Token.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Read SQL statements and expressions one after the other, and note what they use. */
final class StatementReader {

    private static final Set<String> QUERIES =
            Set.of("select", "with", "values", "table", "insert", "update", "delete", "merge");

    // They change what there is, or how a session works, but no rows.
    private static final Set<String> WITHOUT_ROWS = Set.of(
            "alter",
            "analyze",
            "begin",
            "checkpoint",
            "close",
            "comment",
            "commit",
            "deallocate",
            "discard",
            "drop",
            "fetch",
            "grant",
            "listen",
            "lock",
            "move",
            "notify",
            "reassign",
            "reindex",
            "release",
            "reset",
            "revoke",
            "rollback",
            "savepoint",
            "security",
            "set",
            "show",
            "start",
            "unlisten",
            "vacuum");

    // Nobody writes such queries, and the time and stack that parsers need grow with the nesting.
    private static final int DEEPEST_NESTING = 150;

    private final BodyUses uses;

    StatementReader(BodyUses uses) {
        this.uses = uses;
    }

    void leaveOut() {
        uses.leaveOut();
    }

    void runDynamicSql(String keyword) {
        uses.runDynamicSql(keyword);
    }

    /** Read an expression, which may hold queries. PL/pgSQL allows it to go on like a SELECT behind its list. */
    void expression(List<Token> expression) {
        if (hasBroken(expression)) {
            leaveOut();
        } else if (mayHoldQuery(expression)) {
            List<Token> query = new ArrayList<>(expression.size() + 1);
            query.add(new Token(Kind.WORD, "SELECT"));
            query.addAll(expression);
            query(query);
        }
    }

    private static boolean mayHoldQuery(List<Token> expression) {
        var cursor = new Cursor(expression);
        Token before = Cursor.END;
        while (cursor.hasNext()) {
            Token token = cursor.next();
            if (token.isAnyOf("SELECT", "WITH", "TABLE") || (token.is("FROM") && !before.is("DISTINCT"))) {
                return true;
            }
            before = token;
        }
        return false;
    }

    void statement(List<Token> statement) {
        if (statement.isEmpty()) {
            return;
        }
        if (hasBroken(statement)) {
            leaveOut();
            return;
        }
        String keyword = statement.getFirst().keyword();
        if (QUERIES.contains(keyword) || statement.getFirst().isSign("(")) {
            query(statement);
        } else if (!WITHOUT_ROWS.contains(keyword)) {
            utility(keyword, new Cursor(statement));
        }
    }

    private static boolean hasBroken(List<Token> tokens) {
        return tokens.stream().anyMatch(token -> token.kind() == Kind.BROKEN);
    }

    private void utility(String keyword, Cursor cursor) {
        cursor.skip(1);
        switch (keyword) {
            case "truncate" -> truncate(cursor);
            case "copy" -> copy(cursor);
            case "create" -> create(cursor);
            case "refresh" -> refresh(cursor);
            case "call" -> expression(rest(cursor));
            case "execute" -> runDynamicSql("EXECUTE");
            case "prepare" -> behind(cursor, "AS");
            case "declare" -> behind(cursor, "FOR");
            case "explain" -> {
                cursor.skipBrackets();
                cursor.accept("ANALYZE");
                cursor.accept("VERBOSE");
                statement(rest(cursor));
            }
            default -> leaveOut();
        }
    }

    private void behind(Cursor cursor, String word) {
        cursor.takeUntil(token -> token.is(word));
        cursor.skip(1);
        statement(rest(cursor));
    }

    private void truncate(Cursor cursor) {
        cursor.accept("TABLE");
        do {
            cursor.accept("ONLY");
            use(name(cursor), Operation.DELETE);
            cursor.accept("*");
        } while (cursor.accept(","));
    }

    private void copy(Cursor cursor) {
        if (cursor.peek().isSign("(")) {
            List<Token> brackets = cursor.peekBrackets();
            statement(brackets.subList(1, Math.max(1, brackets.size() - 1)));
        } else {
            WrittenTable table = name(cursor);
            cursor.skipBrackets();
            use(table, cursor.peek().is("FROM") ? Operation.CREATE : Operation.READ);
        }
    }

    private void refresh(Cursor cursor) {
        cursor.accept("MATERIALIZED");
        cursor.accept("VIEW");
        cursor.accept("CONCURRENTLY");
        uses.use(name(cursor), EnumSet.of(Operation.CREATE, Operation.DELETE));
    }

    private void create(Cursor cursor) {
        boolean isTemporary = false;
        while (cursor.peek().isAnyOf("GLOBAL", "LOCAL", "TEMP", "TEMPORARY", "UNLOGGED")) {
            isTemporary |= cursor.next().isAnyOf("TEMP", "TEMPORARY");
        }
        if (cursor.accept("TABLE")) {
            createTable(cursor, isTemporary);
        } else if (isTemporary && cursor.accept("VIEW")) {
            createTable(cursor, true);
        }
    }

    private void createTable(Cursor cursor, boolean isTemporary) {
        if (cursor.accept("IF")) {
            cursor.skip(2);
        }
        WrittenTable table = name(cursor);
        cursor.skipBrackets();
        cursor.takeUntil(token -> token.is("AS"));
        if (cursor.accept("AS")) {
            statement(withoutData(rest(cursor)));
            if (!isTemporary) {
                use(table, Operation.CREATE);
            }
        }
        if (isTemporary) {
            uses.makeTemporary(table.name());
        }
    }

    private static List<Token> withoutData(List<Token> query) {
        var cursor = new Cursor(query);
        return cursor.takeUntil(token -> token.is("WITH") && cursor.peek(1).isAnyOf("NO", "DATA"));
    }

    private static WrittenTable name(Cursor cursor) {
        String first = cursor.next().name();
        if (!cursor.peek().isSign(".")) {
            return new WrittenTable(null, first);
        }
        cursor.skip(1);
        String second = cursor.next().name();
        if (!cursor.peek().isSign(".")) {
            return new WrittenTable(first, second);
        }
        // The database's own name may stand before the schema's.
        cursor.skip(1);
        return new WrittenTable(second, cursor.next().name());
    }

    private void query(List<Token> query) {
        if (nesting(query) > DEEPEST_NESTING) {
            leaveOut();
            return;
        }
        TableReferences.of(QueryText.of(query))
                .ifPresentOrElse(
                        references -> references.forEach(reference -> reference(query, reference)), this::leaveOut);
    }

    private static int nesting(List<Token> tokens) {
        int depth = 0;
        int deepest = 0;
        for (Token token : tokens) {
            depth += token.nesting();
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    private void reference(List<Token> query, TableReferences.Reference reference) {
        var cursor = new Cursor(query);
        cursor.skip(reference.token());
        WrittenTable table = name(cursor);
        TableRole role = TableRole.of(query, reference.token(), cursor);
        switch (role.kind()) {
            case SOURCE -> {
                if (table.schema() != null || !reference.isCommonTable()) {
                    uses.use(table, role.operations());
                }
            }
            case TARGET -> uses.use(table, role.operations());
            case NEW_TEMPORARY -> uses.makeTemporary(table.name());
            case COLUMNS -> {}
        }
    }

    private void use(WrittenTable table, Operation operation) {
        uses.use(table, EnumSet.of(operation));
    }

    private static List<Token> rest(Cursor cursor) {
        return cursor.takeUntil(unusedToken -> false);
    }
}
