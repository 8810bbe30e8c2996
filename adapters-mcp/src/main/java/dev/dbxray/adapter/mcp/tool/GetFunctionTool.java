package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.application.port.in.DescribeFunction;
import dev.dbxray.application.port.in.DescribeFunction.Overload;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.rule.DisplayText;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

final class GetFunctionTool extends Tool<GetFunctionTool.Arguments, GetFunctionTool.Result> {

    private static final int MOST_OVERLOADS = 50;
    // All bodies of an answer together; each alone is cut at Cuts.DEFINITION.
    private static final int MOST_CHARACTERS = 60_000;

    private final DescribeFunction question;

    GetFunctionTool(DescribeFunction question) {
        super("get_function", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var name = Answers.name("function", arguments.function(), arguments.database(), arguments.schema());
        var function = Answers.named(question.describeFunction(name));
        var shown = Cuts.first(function.overloads(), MOST_OVERLOADS);
        boolean withBody = Boolean.TRUE.equals(arguments.includeDefinition());
        String shared = withBody ? sharedDefinition(shown) : null;
        int most = Math.min(Cuts.DEFINITION, MOST_CHARACTERS / shown.size());
        return new Result(
                function.name().database(),
                function.name().schema(),
                function.name().name(),
                shown.stream()
                        .map(overload -> part(overload, withBody && shared == null ? most : 0))
                        .toList(),
                Cuts.totalIfMore(function.overloads(), MOST_OVERLOADS),
                Cuts.definition(shared),
                Cuts.lengthIfLonger(shared, Cuts.DEFINITION));
    }

    /** Find the one definition that several overloads have, as those of an Oracle package do. */
    private static @Nullable String sharedDefinition(List<Overload> overloads) {
        var definitions = overloads.stream()
                .map(overload -> overload.routine().definition())
                .distinct()
                .toList();
        return definitions.size() == 1 ? definitions.getFirst() : null;
    }

    private static OverloadPart part(Overload overload, int mostCharacters) {
        Routine routine = overload.routine();
        String definition = mostCharacters == 0 ? null : routine.definition();
        return new OverloadPart(
                routine.kind(),
                routine.packageName(),
                routine.arguments(),
                routine.result(),
                routine.language(),
                routine.description(),
                definition == null ? null : DisplayText.cut(definition, mostCharacters),
                Cuts.lengthIfLonger(definition, mostCharacters),
                CatalogObjectMapper.INSTANCE.toExtras(routine.unknown()),
                TableUsage.of(overload.insight()));
    }

    record Arguments(
            @NotNull String function,
            @Nullable String database,
            @Nullable String schema,
            @Nullable Boolean includeDefinition) {}

    record Result(
            String database,
            String schema,
            String name,
            List<OverloadPart> overloads,
            @Nullable Integer overloadsTotal,
            @Nullable String definition,
            @Nullable Integer definitionLength) {}

    record OverloadPart(
            String kind,
            @JsonProperty("package") @Nullable String packageName,
            String arguments,
            @Nullable String result,
            @Nullable String language,
            @Nullable String description,
            @Nullable String definition,
            @Nullable Integer definitionLength,
            @JsonAnyGetter Map<String, JsonNode> extras,
            @Nullable TableUsage tableUsage) {}
}
