package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.DescribeLiveTable.Described;
import dev.dbxray.application.port.in.DescribeLiveTable.NoDatabase;
import dev.dbxray.application.port.in.DescribeLiveTable.NoTable;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;

/** Describes a table of a live database in a shape of its own, in which an absent value is an explicit null. */
final class GetTableSchemaTool extends Tool<GetTableSchemaTool.Arguments, GetTableSchemaTool.Result> {

    private final DescribeLiveTable question;

    GetTableSchemaTool(DescribeLiveTable question) {
        super("get_table_schema", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new DescribeLiveTable.Query(arguments.database(), arguments.schema(), arguments.table());
        return switch (question.describeLiveTable(query)) {
            case Described(var table) -> LiveTableRows.result(table);
            case NoTable(var schema, var table) -> throw ToolMessages.noLiveTable(schema, table);
            case NoDatabase(var database, var known) -> throw ToolMessages.noLiveDatabase(database, known);
        };
    }

    @Override
    JsonNode write(Result result, ObjectWriter writer) {
        return ToolJson.WITH_NULLS.valueToTree(result);
    }

    record Arguments(
            @NotNull String table,
            @Nullable String schema,
            @Nullable String database) {}

    @NullsStay
    record Result(
            String schema,
            String table,
            List<ColumnRow> columns,
            @JsonProperty("primary_key") List<String> primaryKey,
            @JsonProperty("foreign_keys") List<ForeignKeyRow> foreignKeys,
            List<IndexRow> indexes) {}

    @NullsStay
    record ColumnRow(
            String name,
            @JsonProperty("data_type") String dataType,
            @JsonProperty("is_nullable") boolean isNullable,
            @JsonProperty("default") @Nullable String defaultValue,

            @JsonProperty("character_maximum_length") @Nullable
            Long characterMaximumLength,

            @JsonProperty("numeric_precision") @Nullable Integer numericPrecision,
            @JsonProperty("numeric_scale") @Nullable Integer numericScale,
            @JsonProperty("is_primary_key") boolean isPrimaryKey) {}

    @NullsStay
    record ForeignKeyRow(
            @JsonProperty("constraint_name") @Nullable String constraintName,
            String column,
            @JsonProperty("foreign_schema") String foreignSchema,
            @JsonProperty("foreign_table") String foreignTable,
            @JsonProperty("foreign_column") @Nullable String foreignColumn) {}

    @NullsStay
    record IndexRow(String name, @Nullable String definition) {}
}
