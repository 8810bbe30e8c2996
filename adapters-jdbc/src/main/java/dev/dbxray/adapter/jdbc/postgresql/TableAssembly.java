package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.Trigger;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Put tables together from what every topic tells of them, by the table's object identifier. */
record TableAssembly(
        TopicQueries topic,
        Map<Long, List<Column>> columns,
        Map<Long, List<PrimaryKey>> primaryKeys,
        Map<Long, List<Index>> indexes,
        Map<Long, List<Constraint>> constraints,
        Map<Long, List<ForeignKey>> foreignKeys,
        Map<Long, List<Trigger>> triggers,
        Map<Long, List<PartitionRow>> partitions,
        Map<Long, List<TableRef>> viewDependencies) {

    static TableAssembly read(TopicQueries topic) throws SQLException {
        Map<Long, List<Column>> columns = Columns.read(topic);
        return new TableAssembly(
                topic,
                columns,
                Keys.readPrimary(topic),
                Indexes.read(topic),
                Constraints.read(topic),
                Keys.readForeign(topic, columns),
                Triggers.read(topic),
                PartitionRow.read(topic),
                topic.byTable("view-dependencies.sql", row -> new TableRef(row.text("schema"), row.text("name"))));
    }

    List<Table> tables() throws SQLException {
        return topic.list("tables.sql", this::table);
    }

    private Table table(Row row) throws SQLException {
        long oid = row.number("oid");
        TableType type = type(row.text("kind"));
        return Table.builder(topic.name(row), type)
                .description(row.textOrNull("description"))
                .columns(of(oid, columns))
                .primaryKey(of(oid, primaryKeys).stream().findFirst().orElse(null))
                .indexes(of(oid, indexes))
                .constraints(of(oid, constraints))
                .foreignKeys(of(oid, foreignKeys))
                .triggers(of(oid, triggers))
                .partitionKey(row.textOrNull("partition_key"))
                .partitions(PartitionRow.partitions(of(oid, partitions)))
                .definition(type.isView() ? row.text("definition") : null)
                .referencedTables(of(oid, viewDependencies))
                .rowEstimate(rowEstimate(row, of(oid, partitions)))
                .build();
    }

    private static @Nullable Long rowEstimate(Row row, List<PartitionRow> partitions) throws SQLException {
        Long own = row.numberOrNull("row_estimate");
        return own == null ? PartitionRow.rowEstimate(partitions) : own;
    }

    private static <T> List<T> of(long oid, Map<Long, List<T>> topic) {
        return topic.getOrDefault(oid, List.of());
    }

    private static TableType type(String kind) {
        return switch (kind) {
            case "v" -> TableType.VIEW;
            case "m" -> TableType.MATERIALIZED_VIEW;
            case "f" -> TableType.FOREIGN_TABLE;
            default -> TableType.TABLE;
        };
    }
}
