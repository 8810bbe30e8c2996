package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Skip those parts of a query that no table can stand in and that only PostgreSQL spells so. */
final class Omissions {

    private static final Set<String> QUERY_WORDS = Set.of(
            "select", "with", "values", "table", "insert", "update", "delete", "merge", "where", "order", "partition");

    private final Cursor cursor;

    Omissions(Cursor cursor) {
        this.cursor = cursor;
    }

    /**
     * Skip such a part if one stands here.
     *
     * @param before the token before it
     * @return whether anything was skipped
     */
    boolean skip(Token before) {
        return cast()
                || subscript(before)
                || field(before)
                || argumentName()
                || columnTypes(before)
                || collation()
                || rowLocks()
                || target(before)
                || hints(before);
    }

    private boolean cast() {
        if (!cursor.accept("::")) {
            return false;
        }
        TypeName.skip(cursor);
        return true;
    }

    private boolean subscript(Token before) {
        boolean isSubscript = cursor.peek().isSign("[") && endsValue(before) && !holdsQuery(cursor.peekBrackets());
        if (isSubscript) {
            cursor.skipBrackets();
        }
        return isSubscript;
    }

    private static boolean endsValue(Token before) {
        return before.isName() ? !before.is("ARRAY") : before.isSign(")") || before.isSign("]");
    }

    private boolean field(Token before) {
        boolean isField = cursor.peek().isSign(".") && (before.isSign(")") || before.isSign("]"));
        if (isField) {
            cursor.skip(2);
        }
        return isField;
    }

    private boolean argumentName() {
        boolean isNamed = cursor.peek().isName()
                && (cursor.peek(1).isSign("=>") || cursor.peek(1).isSign(":="));
        if (isNamed) {
            cursor.skip(2);
        }
        return isNamed;
    }

    /** Skip the columns that an UPDATE sets together if they stand here: {@code SET (a, b) = (SELECT ...)}. */
    boolean columnList(Token before) {
        if (!(before.is("SET") || before.isSign(",")) || !cursor.peek().isSign("(")) {
            return false;
        }
        List<Token> brackets = cursor.peekBrackets();
        boolean isList = cursor.peek(brackets.size()).isSign("=") && !holdsQuery(brackets);
        if (isList) {
            cursor.skip(brackets.size());
        }
        return isList;
    }

    // FROM f() AS t (a integer, b text)
    private boolean columnTypes(Token before) {
        boolean areTyped = before.isName()
                && !before.is("AS")
                && cursor.peek().isSign("(")
                && cursor.peek(1).isName()
                && cursor.peek(2).isName()
                && !holdsQuery(cursor.peekBrackets())
                && isColumnDefinition(cursor.peekBrackets());
        if (areTyped) {
            cursor.skipBrackets();
        }
        return areTyped;
    }

    private static boolean isColumnDefinition(List<Token> brackets) {
        return Cursor.split(brackets.subList(1, Math.max(1, brackets.size() - 1)), ",").stream()
                .allMatch(Omissions::isNameWithType);
    }

    private static boolean isNameWithType(List<Token> column) {
        var inner = new Cursor(column);
        if (!inner.next().isName() || !inner.peek().isName()) {
            return false;
        }
        TypeName.skip(inner);
        return !inner.hasNext();
    }

    private static boolean holdsQuery(List<Token> tokens) {
        return tokens.stream().anyMatch(token -> QUERY_WORDS.contains(token.keyword()));
    }

    private boolean collation() {
        if (!cursor.accept("COLLATE")) {
            return false;
        }
        cursor.skipQualifiedName();
        return true;
    }

    // FOR NO KEY UPDATE OF t SKIP LOCKED
    private boolean rowLocks() {
        boolean isLock = cursor.peek().is("FOR") && cursor.peek(1).isAnyOf("UPDATE", "SHARE", "NO", "KEY");
        if (isLock) {
            cursor.takeUntil(token -> token.isAnyOf("UPDATE", "SHARE"));
            cursor.skip(1);
            if (cursor.peek().is("OF")) {
                do {
                    cursor.skip(1);
                    cursor.skipQualifiedName();
                } while (cursor.peek().isSign(","));
            }
            if (!cursor.accept("NOWAIT") && cursor.accept("SKIP")) {
                cursor.accept("LOCKED");
            }
        }
        return isLock;
    }

    // ON CONFLICT (a, lower(b)) WHERE c DO
    private boolean target(Token before) {
        boolean isTarget = before.is("CONFLICT") && !cursor.peek().is("DO");
        if (isTarget) {
            cursor.takeUntil(token -> token.is("DO"));
        }
        return isTarget;
    }

    private boolean hints(Token before) {
        return (before.isAnyOf("FROM", "UPDATE", "JOIN", "USING", "TABLE", "INTO") && cursor.accept("ONLY"))
                || (before.is("AS") && cursor.accept("MATERIALIZED"))
                || words("NOT", "MATERIALIZED")
                || words("WITH", "ORDINALITY")
                || (before.is("MATCHED") && (words("BY", "SOURCE") || words("BY", "TARGET")))
                || bySource()
                || words("OVERRIDING", "SYSTEM", "VALUE")
                || words("OVERRIDING", "USER", "VALUE")
                || cursor.accept("VARIADIC")
                || sample();
    }

    // WHEN NOT MATCHED BY SOURCE goes on like WHEN MATCHED.
    private boolean bySource() {
        boolean isBySource = stand("NOT", "MATCHED", "BY", "SOURCE");
        if (isBySource) {
            cursor.skip(1);
        }
        return isBySource;
    }

    private boolean words(String... words) {
        boolean stand = stand(words);
        if (stand) {
            cursor.skip(words.length);
        }
        return stand;
    }

    private boolean stand(String... words) {
        return IntStream.range(0, words.length).allMatch(i -> cursor.peek(i).is(words[i]));
    }

    private boolean sample() {
        if (!cursor.accept("TABLESAMPLE")) {
            return false;
        }
        cursor.skipQualifiedName();
        cursor.skipBrackets();
        if (cursor.accept("REPEATABLE")) {
            cursor.skipBrackets();
        }
        return true;
    }
}
