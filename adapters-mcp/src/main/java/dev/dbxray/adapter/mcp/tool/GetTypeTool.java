package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import dev.dbxray.application.port.in.DescribeType;
import dev.dbxray.domain.model.UserType;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

final class GetTypeTool extends Tool<GetTypeTool.Arguments, GetTypeTool.Result> {

    private static final int MOST_PARTS = 500;

    private final DescribeType question;

    GetTypeTool(DescribeType question) {
        super("get_type", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var name = Answers.name("type", arguments.type(), arguments.database(), arguments.schema());
        var description = Answers.named(question.describeType(name));
        UserType type = description.type();
        return new Result(
                type.name().schema(),
                type.name().name(),
                type.category(),
                Cuts.definition(type.definition()),
                Cuts.first(type.values(), MOST_PARTS),
                Cuts.totalIfMore(type.values(), MOST_PARTS),
                Cuts.first(type.attributes(), MOST_PARTS).stream()
                        .map(CatalogObjectMapper.INSTANCE::toPart)
                        .toList(),
                Cuts.totalIfMore(type.attributes(), MOST_PARTS),
                type.description(),
                CatalogObjectMapper.INSTANCE.toExtras(type.unknown()),
                Cuts.columns(description.usedByColumns()),
                Cuts.totalIfMore(description.usedByColumns(), Cuts.COLUMNS));
    }

    record Arguments(
            @NotNull String type,
            @Nullable String database,
            @Nullable String schema) {}

    record Result(
            String schema,
            String name,
            String category,
            @Nullable String definition,
            List<String> values,
            @Nullable Integer valuesTotal,
            List<AttributePart> attributes,
            @Nullable Integer attributesTotal,
            @Nullable String description,
            @JsonAnyGetter Map<String, JsonNode> extras,
            List<String> usedByColumns,
            @Nullable Integer usedByColumnsTotal) {}

    record AttributePart(
            String name, String type, @JsonAnyGetter Map<String, JsonNode> extras) {}
}
