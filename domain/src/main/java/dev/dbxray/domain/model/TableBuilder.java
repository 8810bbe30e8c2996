package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collect a table's properties, most of which most tables don't have. */
public final class TableBuilder {

    private final ObjectName name;
    private final TableType type;
    private @Nullable String logicalName;
    private @Nullable String description;
    private List<String> synonyms = List.of();
    private List<Column> columns = List.of();
    private @Nullable PrimaryKey primaryKey;
    private List<Index> indexes = List.of();
    private List<Constraint> constraints = List.of();
    private List<ForeignKey> foreignKeys = List.of();
    private List<LogicalRelation> logicalRelations = List.of();
    private List<Trigger> triggers = List.of();
    private @Nullable String partitionKey;
    private List<Partition> partitions = List.of();
    private @Nullable PartitionOf partitionOf;
    private @Nullable String definition;
    private List<TableRef> referencedTables = List.of();
    private @Nullable Long rowEstimate;
    private @Nullable String unreadable;
    private UnknownProperties unknown = UnknownProperties.NONE;

    TableBuilder(ObjectName name, TableType type) {
        this.name = name;
        this.type = type;
    }

    TableBuilder(Table table) {
        name = table.name();
        type = table.type();
        logicalName = table.logicalName();
        description = table.description();
        synonyms = table.synonyms();
        columns = table.columns();
        primaryKey = table.primaryKey();
        indexes = table.indexes();
        constraints = table.constraints();
        foreignKeys = table.foreignKeys();
        logicalRelations = table.logicalRelations();
        triggers = table.triggers();
        partitionKey = table.partitionKey();
        partitions = table.partitions();
        partitionOf = table.partitionOf();
        definition = table.definition();
        referencedTables = table.referencedTables();
        rowEstimate = table.rowEstimate();
        unreadable = table.unreadable();
        unknown = table.unknown();
    }

    public TableBuilder logicalName(@Nullable String value) {
        logicalName = value;
        return this;
    }

    public TableBuilder description(@Nullable String value) {
        description = value;
        return this;
    }

    public TableBuilder synonyms(List<String> value) {
        synonyms = value;
        return this;
    }

    public TableBuilder columns(List<Column> value) {
        columns = value;
        return this;
    }

    public TableBuilder primaryKey(@Nullable PrimaryKey value) {
        primaryKey = value;
        return this;
    }

    public TableBuilder indexes(List<Index> value) {
        indexes = value;
        return this;
    }

    public TableBuilder constraints(List<Constraint> value) {
        constraints = value;
        return this;
    }

    public TableBuilder foreignKeys(List<ForeignKey> value) {
        foreignKeys = value;
        return this;
    }

    public TableBuilder logicalRelations(List<LogicalRelation> value) {
        logicalRelations = value;
        return this;
    }

    public TableBuilder triggers(List<Trigger> value) {
        triggers = value;
        return this;
    }

    public TableBuilder partitionKey(@Nullable String value) {
        partitionKey = value;
        return this;
    }

    public TableBuilder partitions(List<Partition> value) {
        partitions = value;
        return this;
    }

    public TableBuilder partitionOf(@Nullable PartitionOf value) {
        partitionOf = value;
        return this;
    }

    public TableBuilder definition(@Nullable String value) {
        definition = value;
        return this;
    }

    public TableBuilder referencedTables(List<TableRef> value) {
        referencedTables = value;
        return this;
    }

    public TableBuilder rowEstimate(@Nullable Long value) {
        rowEstimate = value;
        return this;
    }

    public TableBuilder unreadable(@Nullable String value) {
        unreadable = value;
        return this;
    }

    public TableBuilder unknown(UnknownProperties value) {
        unknown = value;
        return this;
    }

    /** Make the table. */
    public Table build() {
        return new Table(
                name,
                logicalName,
                description,
                synonyms,
                type,
                columns,
                primaryKey,
                indexes,
                constraints,
                foreignKeys,
                logicalRelations,
                triggers,
                partitionKey,
                partitions,
                partitionOf,
                definition,
                referencedTables,
                rowEstimate,
                unreadable,
                unknown);
    }
}
