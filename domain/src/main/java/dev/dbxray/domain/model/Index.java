package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe an index.
 *
 * @param name the index's name, verbatim
 * @param unique whether it forbids equal keys
 * @param columns the key columns in order; empty where a key part is an expression
 * @param expressions every key part's SQL in order; empty where all key parts are plain columns
 * @param include the columns that the index only carries along (SQL {@code INCLUDE})
 * @param nullsNotDistinct whether two NULL keys count as equal (SQL {@code NULLS NOT DISTINCT})
 * @param method the access method, for example {@code btree}
 * @param predicate the SQL condition of a partial index
 * @param definition the full statement, as the database prints it
 * @param unknown what a newer source told beyond that
 */
public record Index(
        String name,
        boolean unique,
        List<String> columns,
        List<String> expressions,
        List<String> include,
        boolean nullsNotDistinct,
        @Nullable String method,
        @Nullable String predicate,
        @Nullable String definition,
        UnknownProperties unknown) {

    public Index {
        columns = List.copyOf(columns);
        expressions = List.copyOf(expressions);
        include = List.copyOf(include);
    }
}
