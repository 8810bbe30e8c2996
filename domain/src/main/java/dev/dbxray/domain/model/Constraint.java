package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a constraint other than primary and foreign keys.
 *
 * @param name the constraint's name, verbatim; null where it has none
 * @param kind {@code unique}, {@code check} or {@code exclusion}; newer sources may tell others
 * @param columns the columns that it names; empty where the source doesn't tell
 * @param definition its SQL, as the database prints it
 * @param unknown what a newer source told beyond that
 */
public record Constraint(
        @Nullable String name,
        String kind,
        List<String> columns,
        @Nullable String definition,
        UnknownProperties unknown) {

    public Constraint {
        columns = List.copyOf(columns);
    }
}
