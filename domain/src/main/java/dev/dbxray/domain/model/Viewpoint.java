package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a set of tables that people see as one subject.
 *
 * @param database the database that the tables belong to
 * @param id the short name that calls use, unique within the database
 * @param name the name that people use
 * @param description what the subject is
 * @param tables the tables, some of which may no longer exist
 * @param unknown what a newer source told beyond that
 */
public record Viewpoint(
        String database,
        String id,
        String name,
        @Nullable String description,
        List<TableRef> tables,
        UnknownProperties unknown) {

    public Viewpoint {
        tables = tables.stream().sorted().distinct().toList();
    }
}
