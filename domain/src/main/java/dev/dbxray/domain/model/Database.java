package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a captured database.
 *
 * @param name the database's name, verbatim
 * @param product the product's name as the server tells it, for example {@code PostgreSQL}
 * @param version the full version
 * @param majorVersion the version's leading number
 * @param capturedAt the moment of the capture, ISO 8601
 * @param schemas the captured schemas' names; a schema may hold no object at all
 * @param unknown what a newer source told beyond that
 */
public record Database(
        String name,
        @Nullable String product,
        @Nullable String version,
        @Nullable Integer majorVersion,
        @Nullable String capturedAt,
        List<String> schemas,
        UnknownProperties unknown) {

    public Database {
        schemas = schemas.stream().sorted().distinct().toList();
    }
}
