package dev.dbxray.domain.model;

import org.jspecify.annotations.Nullable;

/**
 * Tell which partitioned table a table is a partition of, where a source lists partitions as tables.
 *
 * @param parent the partitioned table
 * @param bound which rows the partition holds, as the database prints it
 * @param unknown what a newer source told beyond that
 */
public record PartitionOf(TableRef parent, @Nullable String bound, UnknownProperties unknown) {}
