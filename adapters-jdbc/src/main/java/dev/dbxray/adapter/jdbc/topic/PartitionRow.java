package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describe a partition, and how many rows it is thought to hold; null where it was never counted.
 *
 * <p>Read from {@code partitions.sql}: a row for every partition at any depth, with {@code table_schema} and
 * {@code table_name} of the partitioned table, {@code partition_schema}, {@code partition_name}, {@code bound},
 * {@code holds_rows}, {@code row_estimate}.
 */
record PartitionRow(
        Partition partition, boolean holdsRows, @Nullable Long rowEstimate) {

    static Map<TableRef, List<PartitionRow>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("partitions.sql", PartitionRow::of);
    }

    static List<Partition> partitions(List<PartitionRow> rows) {
        return rows.stream().map(PartitionRow::partition).toList();
    }

    /** Add up what the partitions hold; null where there are none or one of them was never counted. */
    static @Nullable Long rowEstimate(List<PartitionRow> rows) {
        List<@Nullable Long> estimates = rows.stream()
                .filter(PartitionRow::holdsRows)
                .<@Nullable Long>map(PartitionRow::rowEstimate)
                .toList();
        return estimates.isEmpty() || estimates.contains(null)
                ? null
                : estimates.stream()
                        .filter(Objects::nonNull)
                        .mapToLong(Long::longValue)
                        .sum();
    }

    private static PartitionRow of(Row row) throws SQLException {
        var partition = new Partition(
                row.text("partition_schema"),
                row.text("partition_name"),
                row.textOrNull("bound"),
                UnknownProperties.NONE);
        return new PartitionRow(partition, row.flag("holds_rows"), row.numberOrNull("row_estimate"));
    }
}
