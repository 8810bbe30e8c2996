package dev.dbxray.adapter.snapshot;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Hold the records of the format, one for each kind of JSON object; properties beyond those come in {@code extras}. */
final class Lines {

    private Lines() {}

    record TableLine(
            @Nullable String schema,
            @Nullable String name,
            @Nullable String logicalName,
            @Nullable String description,
            List<String> synonyms,
            @Nullable String type,
            List<ColumnLine> columns,
            @Nullable PrimaryKeyLine primaryKey,
            List<IndexLine> indexes,
            List<ConstraintLine> constraints,
            List<ForeignKeyLine> foreignKeys,
            List<LogicalRelationLine> logicalRelations,
            List<TriggerLine> triggers,
            @Nullable String partitionKey,
            @Nullable PartitionsLine partitions,
            @Nullable PartitionOfLine partitionOf,
            @Nullable String definition,
            List<TableRefLine> referencedTables,
            @Nullable Long rowEstimate,
            @Nullable String unreadable,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ColumnLine(
            @Required String name,
            @Nullable String logicalName,
            @Required String type,
            @Nullable Boolean nullable,
            @JsonProperty("default") @Nullable String defaultValue,
            @Nullable String identity,
            @Nullable String generated,
            @Nullable String description,
            List<String> synonyms,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record PrimaryKeyLine(
            @Nullable String name,
            List<String> columns,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record IndexLine(
            @Required String name,
            boolean unique,
            List<String> columns,
            List<String> expressions,
            List<String> include,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean nullsNotDistinct,
            @Nullable String method,
            @Nullable String predicate,
            @Nullable String definition,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ConstraintLine(
            @Nullable String name,
            @Required String kind,
            List<String> columns,
            @Nullable String definition,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ForeignKeyLine(
            @Nullable String name,
            List<String> columns,
            @Nullable String referencedSchema,
            @Required String referencedTable,
            List<String> referencedColumns,
            @Nullable String onDelete,
            @Nullable String onUpdate,
            @Nullable String cardinality,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record LogicalRelationLine(
            @Nullable String name,
            List<String> columns,
            @Nullable String referencedSchema,
            @Required String referencedTable,
            List<String> referencedColumns,
            @Nullable String cardinality,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record TriggerLine(
            @Required String name,
            @Required String timing,
            List<String> events,
            @Nullable String level,
            @Nullable RoutineRefLine function,
            @Nullable String definition,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record RoutineRefLine(@Required String schema, @Required String name) {}

    record PartitionsLine(int count, List<PartitionLine> members) {}

    record PartitionLine(
            @Required String schema,
            @Required String name,
            @Nullable String bound,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record PartitionOfLine(
            @Required String schema,
            @Required String name,
            @Nullable String bound,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record TableRefLine(@Required String schema, @Required String name) {}

    record RoutineLine(
            @Nullable String schema,
            @Nullable String name,
            @Required String kind,
            @Required String arguments,
            @Nullable String result,
            @Nullable String language,
            @Nullable String definition,
            @Nullable String description,
            @JsonProperty("package") @Nullable String packageName,
            // No List, as those are left out where they are empty: here that says that the body uses no table.
            @Nullable Collection<TableRefLine> referencedTables,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record SequenceLine(
            @Nullable String schema,
            @Nullable String name,
            @Nullable String dataType,
            @Nullable BigInteger start,
            @Nullable BigInteger increment,
            @Nullable BigInteger min,
            @Nullable BigInteger max,
            @Nullable Boolean cycle,
            @Nullable ColumnRefLine ownedBy,
            @Nullable String description,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ColumnRefLine(
            @Required String schema,
            @Required String table,
            @Required String column) {}

    record UserTypeLine(
            @Nullable String schema,
            @Nullable String name,
            @Required String category,
            @Nullable String definition,
            List<String> values,
            List<TypeAttributeLine> attributes,
            @Nullable String description,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record TypeAttributeLine(
            @Required String name,
            @Required String type,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record DatabaseFile(
            @Nullable Integer formatVersion,
            @Nullable String database,
            @Nullable String product,
            @Nullable String version,
            @Nullable Integer majorVersion,
            @Nullable String capturedAt,
            List<String> schemas,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ViewpointsFile(
            @Nullable Integer formatVersion,
            @Nullable String database,
            List<ViewpointLine> viewpoints,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ViewpointLine(
            @Required String id,
            @Required String name,
            @Nullable String description,
            List<TableRefLine> tables,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record RoutineInsightsFile(
            @Nullable Integer formatVersion,
            @Nullable String database,
            @Required String schema,
            List<RoutineInsightLine> functions,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record RoutineInsightLine(
            @Required String name,
            @Required String arguments,
            @Nullable String language,
            @Nullable String definitionHash,
            @Required String status,
            List<TableUseLine> tables,
            List<String> dynamicSql,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean incomplete,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean overloadsMerged,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}

    record TableUseLine(
            @Nullable String schema,
            @Required String name,
            @Required String operations,
            @Nullable String schemaResolution,
            List<String> schemaCandidates,
            @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extras) {}
}
