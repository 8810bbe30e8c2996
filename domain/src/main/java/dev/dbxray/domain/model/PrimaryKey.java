package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a primary key.
 *
 * @param name the constraint's name, where it has one
 * @param columns the key's columns in the key's own order
 * @param unknown what a newer source told beyond that
 */
public record PrimaryKey(@Nullable String name, List<String> columns, UnknownProperties unknown) {

    public PrimaryKey {
        columns = List.copyOf(columns);
    }
}
