package dev.dbxray.adapter.sql.routine.postgresql;

import dev.dbxray.adapter.sql.routine.body.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Tell what a query does with a table, by the words around its name.
 *
 * @param kind what the name stands for
 * @param operations what is done with the table's rows
 */
record TableRole(Kind kind, Set<Operation> operations) {

    enum Kind {
        /** A table or a common table expression that is read. */
        SOURCE,
        /** A table that is written, never a common table expression. */
        TARGET,
        /** A table that the query makes for the session only. */
        NEW_TEMPORARY,
        /** Another use of a name: all columns of what it stands for. */
        COLUMNS
    }

    /**
     * Find out.
     *
     * @param start the position of the name's first token
     * @param behind stands behind the name
     */
    static TableRole of(List<Token> query, int start, Cursor behind) {
        if (behind.peek().isSign(".")) {
            return new TableRole(Kind.COLUMNS, EnumSet.noneOf(Operation.class));
        }
        int last = start - 1;
        while (at(query, last).is("ONLY")
                || (at(query, last).isSign("(") && at(query, last - 1).is("ONLY"))) {
            last--;
        }
        return of(at(query, last), at(query, last - 1), query.subList(start, query.size()));
    }

    private static TableRole of(Token before, Token beforeThat, List<Token> onwards) {
        return switch (before.keyword()) {
            case "into" -> into(beforeThat, onwards);
            case "update" -> target(EnumSet.of(Operation.UPDATE));
            case "from" -> beforeThat.is("DELETE") ? target(EnumSet.of(Operation.DELETE)) : source();
            case "temp", "temporary" -> new TableRole(Kind.NEW_TEMPORARY, EnumSet.noneOf(Operation.class));
            default -> source();
        };
    }

    private static TableRole into(Token before, List<Token> onwards) {
        if (before.is("MERGE")) {
            return target(done("THEN", onwards));
        }
        Set<Operation> operations = EnumSet.of(Operation.CREATE);
        if (before.is("INSERT")) {
            operations.addAll(done("DO", onwards));
        }
        return target(operations);
    }

    private static TableRole target(Set<Operation> operations) {
        return new TableRole(Kind.TARGET, operations);
    }

    private static TableRole source() {
        return new TableRole(Kind.SOURCE, EnumSet.of(Operation.READ));
    }

    /** Find what a statement does behind each occurrence of a word, as far as the brackets go that it stands in. */
    private static Set<Operation> done(String word, List<Token> onwards) {
        Set<Operation> operations = EnumSet.noneOf(Operation.class);
        int depth = 0;
        for (int i = 0; i < onwards.size() && depth >= 0; i++) {
            depth += onwards.get(i).nesting();
            if (depth == 0 && onwards.get(i).is(word)) {
                operations.addAll(operation(at(onwards, i + 1)));
            }
        }
        return operations;
    }

    private static Set<Operation> operation(Token verb) {
        return switch (verb.keyword()) {
            case "insert" -> EnumSet.of(Operation.CREATE);
            case "update" -> EnumSet.of(Operation.UPDATE);
            case "delete" -> EnumSet.of(Operation.DELETE);
            default -> EnumSet.noneOf(Operation.class);
        };
    }

    private static Token at(List<Token> tokens, int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index) : Cursor.END;
    }
}
