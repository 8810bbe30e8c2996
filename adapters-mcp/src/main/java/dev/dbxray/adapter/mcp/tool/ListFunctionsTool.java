package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListFunctions;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.rule.RoutineOverloads;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

final class ListFunctionsTool extends Tool<ListFunctionsTool.Arguments, ListFunctionsTool.Result> {

    private final ListFunctions question;

    ListFunctionsTool(ListFunctions question) {
        super("list_functions", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListFunctions.Query(
                arguments.database(),
                arguments.schema(),
                arguments.query(),
                arguments.kind() == null ? null : arguments.kind().name(),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var found = Answers.within(question.listFunctions(query));
        return new Result(
                found.total(),
                NextOffset.of(found),
                found.items().stream().map(ListFunctionsTool::row).toList());
    }

    private static FunctionRow row(RoutineOverloads function) {
        var name = function.name();
        return new FunctionRow(
                name.database(),
                name.schema(),
                name.name(),
                function.overloads().stream().map(Routine::kind).distinct().toList(),
                function.overloads().size(),
                function.overloads().stream()
                        .map(Routine::description)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .map(Cuts::firstLine)
                        .orElse(null));
    }

    record Arguments(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String query,
            @Nullable RoutineKind kind,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(int total, @Nullable Integer nextOffset, List<FunctionRow> functions) {}

    record FunctionRow(
            String database,
            String schema,
            String name,
            List<String> kinds,
            int overloads,
            @Nullable String description) {}
}
