package dev.dbxray.adapter.sql.routine.body;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Know which common table expressions are in scope while a syntax tree is walked. */
public final class CommonTables {

    private final Deque<Set<String>> scopes = new ArrayDeque<>();

    /** Start with no scope but that of the whole text. */
    public CommonTables() {
        scopes.push(new HashSet<>());
    }

    /** Walk along something whose expressions are not in scope behind it. */
    public void within(Runnable walk) {
        scopes.push(new HashSet<>());
        walk.run();
        scopes.pop();
    }

    /** Bring an expression into scope, by its folded name. */
    public void define(String name) {
        scopes.element().add(name);
    }

    /** Tell whether a folded name means an expression. */
    public boolean isDefined(String name) {
        return scopes.stream().anyMatch(scope -> scope.contains(name));
    }
}
