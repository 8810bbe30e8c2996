package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describe a partition, and how many rows it is thought to hold; null where it was never counted. */
record PartitionRow(
        Partition partition, boolean holdsRows, @Nullable Long rowEstimate) {

    static Map<Long, List<PartitionRow>> read(TopicQueries topic) throws SQLException {
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
        var partition =
                new Partition(row.text("schema"), row.text("name"), row.textOrNull("bound"), UnknownProperties.NONE);
        return new PartitionRow(partition, row.flag("holds_rows"), row.numberOrNull("row_estimate"));
    }
}
