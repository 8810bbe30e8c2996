package dev.dbxray.domain.model;

import org.jspecify.annotations.Nullable;

/**
 * Describe one partition of a partitioned table.
 *
 * @param schema the schema's name, verbatim
 * @param name the partition's own name, verbatim
 * @param bound which rows it holds, as the database prints it
 * @param unknown what a newer source told beyond that
 */
public record Partition(
        String schema, String name, @Nullable String bound, UnknownProperties unknown) {}
