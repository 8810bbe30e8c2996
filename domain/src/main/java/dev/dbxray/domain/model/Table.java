package dev.dbxray.domain.model;

import static java.util.Comparator.comparing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Describe a table, view, materialized view or foreign table.
 *
 * @param name the table's name
 * @param logicalName the name that people use
 * @param description the comment
 * @param synonyms other names that people use
 * @param type the kind
 * @param columns the columns in ordinal order
 * @param primaryKey the primary key, where it has one
 * @param indexes the indexes by name
 * @param constraints unique, check and other constraints by name
 * @param foreignKeys the foreign keys by name
 * @param logicalRelations the relations that people declared, by name
 * @param triggers the triggers by name
 * @param partitionKey how a partitioned table splits its rows, as the database prints it
 * @param partitions the partitions of a partitioned table, by schema and name
 * @param partitionOf the table that this one is a partition of
 * @param definition a view's SQL
 * @param referencedTables what a view reads, also outside the captured schemas
 * @param rowEstimate how many rows the database's statistics suppose; null where never counted
 * @param unreadable why the database could not tell the whole of it, in the database's words; null where it could
 * @param unknown what a newer source told beyond that
 */
public record Table(
        ObjectName name,
        @Nullable String logicalName,
        @Nullable String description,
        List<String> synonyms,
        TableType type,
        List<Column> columns,
        @Nullable PrimaryKey primaryKey,
        List<Index> indexes,
        List<Constraint> constraints,
        List<ForeignKey> foreignKeys,
        List<LogicalRelation> logicalRelations,
        List<Trigger> triggers,
        @Nullable String partitionKey,
        List<Partition> partitions,
        @Nullable PartitionOf partitionOf,
        @Nullable String definition,
        List<TableRef> referencedTables,
        @Nullable Long rowEstimate,
        @Nullable String unreadable,
        UnknownProperties unknown) {

    private static final Comparator<@Nullable String> UNNAMED_LAST = Comparator.nullsLast(Comparator.naturalOrder());

    public Table {
        synonyms = List.copyOf(synonyms);
        columns = List.copyOf(columns);
        indexes = sorted(indexes, comparing(Index::name));
        constraints = sorted(
                constraints,
                comparing(Constraint::name, UNNAMED_LAST).thenComparing(Constraint::definition, UNNAMED_LAST));
        foreignKeys = sorted(foreignKeys, Relation.CANONICAL);
        logicalRelations = sorted(logicalRelations, Relation.CANONICAL);
        triggers = sorted(triggers, comparing(Trigger::name));
        partitions = sorted(partitions, comparing(Partition::schema).thenComparing(Partition::name));
        referencedTables = referencedTables.stream().sorted().distinct().toList();
    }

    /** Start a table of this name and kind that has nothing yet. */
    public static TableBuilder builder(ObjectName name, TableType type) {
        return new TableBuilder(name, type);
    }

    /** Start from a copy of this table. */
    public TableBuilder toBuilder() {
        return new TableBuilder(this);
    }

    /** Get the foreign keys, then the logical relations. */
    public Stream<Relation> relations() {
        return Stream.concat(foreignKeys.stream(), logicalRelations.stream());
    }

    private static <T> List<T> sorted(List<T> items, Comparator<? super T> order) {
        return items.size() < 2
                ? List.copyOf(items)
                : items.stream().sorted(order).toList();
    }

    /** Find the column of exactly this name. */
    public Optional<Column> column(String columnName) {
        return columns.stream()
                .filter(column -> column.name().equals(columnName))
                .findFirst();
    }
}
