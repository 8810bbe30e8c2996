package dev.dbxray.adapter.sql.routine.oracle;

import dev.dbxray.adapter.sql.routine.body.KnownTables;
import dev.dbxray.adapter.sql.routine.body.Operation;
import dev.dbxray.adapter.sql.routine.body.ResolvedUses;
import dev.dbxray.adapter.sql.routine.body.WrittenTable;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Find the tables that a body's names mean. A name without a schema means a table of the routine's own schema; if there is
 * none, a synonym may stand for one elsewhere.
 *
 * @param schema the schema that names without one are looked up in; empty where the caller decides
 */
record OracleNames(KnownTables tables, Optional<String> schema) {

    /** Get a name as the database keeps it, which folds what has no quotes to upper case. */
    static String stored(String written) {
        return written.startsWith("\"") ? written.substring(1, written.length() - 1) : written.toUpperCase(Locale.ROOT);
    }

    void resolve(WrittenTable table, Set<Operation> operations, ResolvedUses resolved) {
        String written = table.schema();
        if (written != null) {
            tables.find(written, table.name()).ifPresent(found -> resolved.decided(found, operations));
        } else if (schema.isEmpty()) {
            resolved.open("current_user", tables.find(table.name()), operations);
        } else {
            tables.find(schema.get(), table.name())
                    .ifPresentOrElse(
                            found -> resolved.decided(found, operations),
                            () -> resolved.open("synonym", tables.find(table.name()), operations));
        }
    }
}
