package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.application.message.Message;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Show everything about a table: what the snapshot says of it, then what follows from the rest of the catalog. */
record TableDefinition(
        String schema,
        String name,
        @Nullable String logicalName,
        @Nullable String description,
        List<String> synonyms,
        String type,
        List<ColumnPart> columns,
        @Nullable KeyPart primaryKey,
        List<IndexPart> indexes,
        List<ConstraintPart> constraints,
        List<ForeignKeyPart> foreignKeys,
        List<LogicalRelationPart> logicalRelations,
        List<TriggerPart> triggers,
        @Nullable String partitionKey,
        @Nullable PartitionsPart partitions,
        @Nullable PartitionOfPart partitionOf,
        @Nullable String definition,
        List<ObjectPart> referencedTables,
        @Nullable Long rowEstimate,
        @Nullable String unreadable,
        @JsonAnyGetter Map<String, JsonNode> extras,
        List<ViewPart> referencedByViews,
        List<ViewpointPart> viewpoints,
        @Nullable ErRoleName erRole,
        List<String> junctionOf,
        @Nullable Integer junctionDegree,
        List<PartnerPart> manyToMany,
        @Nullable Integer manyToManyTotal,
        List<CutPart> cut,
        @Nullable Message message) {

    record ColumnPart(
            String name,
            @Nullable String logicalName,
            String type,
            boolean nullable,
            @JsonProperty("default") @Nullable String defaultValue,
            @Nullable String identity,
            @Nullable String generated,
            @Nullable String description,
            List<String> synonyms,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record KeyPart(
            @Nullable String name,
            List<String> columns,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record IndexPart(
            String name,
            boolean unique,
            List<String> columns,
            List<String> expressions,
            List<String> include,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean nullsNotDistinct,
            @Nullable String method,
            @Nullable String predicate,
            @Nullable String definition,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ConstraintPart(
            @Nullable String name,
            String kind,
            List<String> columns,
            @Nullable String definition,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ForeignKeyPart(
            @Nullable String name,
            List<String> columns,
            String referencedSchema,
            String referencedTable,
            List<String> referencedColumns,
            @Nullable String onDelete,
            @Nullable String onUpdate,
            @Nullable String cardinality,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record LogicalRelationPart(
            @Nullable String name,
            List<String> columns,
            String referencedSchema,
            String referencedTable,
            List<String> referencedColumns,
            @Nullable String cardinality,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record TriggerPart(
            String name,
            String timing,
            List<String> events,
            @Nullable String level,
            @Nullable ObjectPart function,
            @Nullable String definition,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ObjectPart(String schema, String name) {}

    record PartitionsPart(int count, List<PartitionPart> members) {}

    record PartitionPart(
            String schema,
            String name,
            @Nullable String bound,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record PartitionOfPart(
            String schema,
            String name,
            @Nullable String bound,
            @JsonAnyGetter Map<String, JsonNode> extras) {}

    record ViewPart(String schema, String name, String type) {}

    record ViewpointPart(String id, String name) {}

    /** Show a table that a junction connects with this one. */
    record PartnerPart(String table, String via) {}

    /** Say that a section isn't shown whole. */
    record CutPart(String section, int total, int shown) {}
}
