package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import dev.dbxray.application.port.in.DescribeSequence;
import jakarta.validation.constraints.NotNull;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

final class GetSequenceTool extends Tool<GetSequenceTool.Arguments, GetSequenceTool.Result> {

    private final DescribeSequence question;

    GetSequenceTool(DescribeSequence question) {
        super("get_sequence", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var name = Answers.name("sequence", arguments.sequence(), arguments.database(), arguments.schema());
        var description = Answers.named(question.describeSequence(name));
        return CatalogObjectMapper.INSTANCE.toResult(
                description.sequence(),
                Cuts.columns(description.usedByColumns()),
                Cuts.totalIfMore(description.usedByColumns(), Cuts.COLUMNS));
    }

    record Arguments(
            @NotNull String sequence,
            @Nullable String database,
            @Nullable String schema) {}

    record Result(
            String database,
            String schema,
            String name,
            @Nullable String dataType,
            @Nullable BigInteger start,
            @Nullable BigInteger increment,
            @Nullable BigInteger min,
            @Nullable BigInteger max,
            @Nullable Boolean cycle,
            @Nullable String ownedBy,
            @Nullable String description,
            @JsonAnyGetter Map<String, JsonNode> extras,
            List<String> usedByColumns,
            @Nullable Integer usedByColumnsTotal) {}
}
