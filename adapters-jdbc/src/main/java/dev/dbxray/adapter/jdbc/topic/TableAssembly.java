package dev.dbxray.adapter.jdbc.topic;

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
import dev.dbxray.domain.rule.TableKeys;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Put tables together from what every topic tells of them.
 *
 * <p>{@code tables.sql} has a row for every table and view, with {@code schema_name}, {@code name}, {@code kind}
 * ({@code table}, {@code view}, {@code materialized_view} or {@code foreign_table}), {@code description},
 * {@code partition_key}, {@code definition}, {@code row_estimate}; {@code view-definitions.sql} and
 * {@code materialized-view-definitions.sql} one for every view whose {@code definition} doesn't stand there, with
 * {@code table_schema} and {@code table_name}; {@code view-dependencies.sql} one for every table that a view reads, with {@code table_schema} and {@code table_name} of the view, {@code referenced_schema},
 * {@code referenced_table}; {@code unreadable.sql} one for everything that the database can't tell the whole of, with
 * {@code table_schema}, {@code table_name}, {@code reason}.
 */
record TableAssembly(
        TopicQueries topic,
        Map<TableRef, List<Column>> columns,
        Map<TableRef, List<PrimaryKey>> primaryKeys,
        Map<TableRef, List<Index>> indexes,
        Map<TableRef, List<Constraint>> constraints,
        Map<TableRef, List<ForeignKey>> foreignKeys,
        Map<TableRef, List<Trigger>> triggers,
        Map<TableRef, List<PartitionRow>> partitions,
        Map<TableRef, List<String>> viewSql,
        Map<TableRef, List<TableRef>> viewDependencies,
        Map<TableRef, List<String>> unreadable) {

    static TableAssembly read(TopicQueries topic) throws SQLException {
        return new TableAssembly(
                topic,
                Columns.read(topic),
                PrimaryKeys.read(topic),
                Indexes.read(topic),
                Constraints.read(topic),
                ForeignKeys.read(topic),
                Triggers.read(topic),
                PartitionRow.read(topic),
                viewSql(topic),
                topic.byTable(
                        "view-dependencies.sql",
                        row -> new TableRef(row.text("referenced_schema"), row.text("referenced_table"))),
                topic.byTable("unreadable.sql", row -> row.text("reason")));
    }

    private static Map<TableRef, List<String>> viewSql(TopicQueries topic) throws SQLException {
        Map<TableRef, List<String>> definitions =
                new HashMap<>(topic.byTable("view-definitions.sql", row -> row.text("definition")));
        definitions.putAll(topic.byTable("materialized-view-definitions.sql", row -> row.text("definition")));
        return definitions;
    }

    List<Table> tables() throws SQLException {
        return topic.list("tables.sql", this::table);
    }

    private Table table(Row row) throws SQLException {
        var name = topic.name(row);
        var ref = name.withoutDatabase();
        Table table = Table.builder(name, TableType.of(row.text("kind")))
                .description(row.textOrNull("description"))
                .columns(of(ref, columns))
                .primaryKey(of(ref, primaryKeys).stream().findFirst().orElse(null))
                .indexes(of(ref, indexes))
                .constraints(of(ref, constraints))
                .foreignKeys(of(ref, foreignKeys))
                .triggers(of(ref, triggers))
                .partitionKey(row.textOrNull("partition_key"))
                .partitions(PartitionRow.partitions(of(ref, partitions)))
                .definition(definition(row, of(ref, viewSql)))
                .referencedTables(of(ref, viewDependencies))
                .rowEstimate(rowEstimate(row, of(ref, partitions)))
                .unreadable(of(ref, unreadable).stream().findFirst().orElse(null))
                .build();
        return new TableKeys(table).withCardinalities();
    }

    private static @Nullable String definition(Row row, List<String> elsewhere) throws SQLException {
        String own = row.textOrNull("definition");
        return own == null ? elsewhere.stream().findFirst().orElse(null) : own;
    }

    private static @Nullable Long rowEstimate(Row row, List<PartitionRow> partitions) throws SQLException {
        Long own = row.numberOrNull("row_estimate");
        return own == null ? PartitionRow.rowEstimate(partitions) : own;
    }

    private static <T> List<T> of(TableRef table, Map<TableRef, List<T>> topic) {
        return topic.getOrDefault(table, List.of());
    }
}
