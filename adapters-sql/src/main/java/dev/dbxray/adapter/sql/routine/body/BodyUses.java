package dev.dbxray.adapter.sql.routine.body;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collect what a body uses while it is read from start to end. */
public final class BodyUses {

    private final Map<WrittenTable, Set<Operation>> tables = new LinkedHashMap<>();
    private final Set<String> temporaryTables = new HashSet<>();
    private final Set<String> dynamicSql = new LinkedHashSet<>();
    private boolean incomplete;

    /** Note that the body uses a table, if it isn't a temporary one that the body has made before. */
    public void use(WrittenTable table, Set<Operation> operations) {
        if (table.schema() != null || !temporaryTables.contains(table.name())) {
            tables.computeIfAbsent(table, unusedTable -> EnumSet.noneOf(Operation.class))
                    .addAll(operations);
        }
    }

    /** Note that the body makes a temporary table: its name means no other table from here on. */
    public void makeTemporary(String name) {
        temporaryTables.add(name);
    }

    /** Note a statement that runs SQL which only the call decides, by its key word. */
    public void runDynamicSql(String keyword) {
        dynamicSql.add(keyword);
    }

    /** Note that a part of the body wasn't understood. */
    public void leaveOut() {
        incomplete = true;
    }

    /** Get the tables with what is done to them, in the order of their first use. */
    public Map<WrittenTable, Set<Operation>> tables() {
        return Collections.unmodifiableMap(tables);
    }

    List<String> dynamicSql() {
        return dynamicSql.stream().sorted().toList();
    }

    boolean isIncomplete() {
        return incomplete;
    }
}
