package dev.dbxray.adapter.jdbc.dialect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Say what of a database is to be read.
 *
 * @param schemas the chosen schemas
 * @param table the only table to read; null for all of them
 */
public record Selection(List<String> schemas, @Nullable String table) {

    static final Selection NOTHING = new Selection(List.of(), null);

    public Selection {
        schemas = List.copyOf(schemas);
    }

    /** Select everything in these schemas. */
    public static Selection of(List<String> schemas) {
        return new Selection(schemas, null);
    }

    /** Select one table. */
    public static Selection of(String schema, String table) {
        return new Selection(List.of(schema), table);
    }
}
