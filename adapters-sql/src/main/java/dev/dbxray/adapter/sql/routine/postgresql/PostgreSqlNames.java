package dev.dbxray.adapter.sql.routine.postgresql;

import dev.dbxray.adapter.sql.routine.body.KnownTables;
import dev.dbxray.adapter.sql.routine.body.Operation;
import dev.dbxray.adapter.sql.routine.body.ResolvedUses;
import dev.dbxray.adapter.sql.routine.body.WrittenTable;
import dev.dbxray.domain.model.TableRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Find the tables that a body's names mean. A name without a schema means what the search path says at the time of the
 * call, unless the routine sets its own and all schemas are known that come before the one that has the table.
 *
 * @param searchPath the search path that the routine sets; null where it sets none
 */
record PostgreSqlNames(KnownTables tables, @Nullable List<String> searchPath) {

    private static final String SEARCH_PATH = "search_path";
    private static final Set<String> WITHOUT_USER_TABLES = Set.of("pg_catalog", "pg_temp", "");

    void resolve(WrittenTable table, Set<Operation> operations, ResolvedUses resolved) {
        String schema = table.schema();
        if (schema != null) {
            tables.find(schema, table.name()).ifPresent(found -> resolved.decided(found, operations));
        } else if (searchPath == null) {
            resolved.open(SEARCH_PATH, tables.find(table.name()), operations);
        } else {
            along(searchPath, table.name(), operations, resolved);
        }
    }

    private void along(List<String> path, String name, Set<Operation> operations, ResolvedUses resolved) {
        List<TableRef> candidates = new ArrayList<>();
        boolean isDecided = true;
        for (String schema : path) {
            var found = tables.find(schema, name);
            if (found.isPresent() && isDecided) {
                resolved.decided(found.get(), operations);
                return;
            }
            found.ifPresent(candidates::add);
            isDecided &= tables.isCaptured(schema) || WITHOUT_USER_TABLES.contains(schema);
        }
        resolved.open(SEARCH_PATH, candidates, operations);
    }
}
