package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.application.port.in.FindColumns;
import dev.dbxray.domain.rule.ColumnMatch;
import dev.dbxray.domain.rule.FoundColumn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class FindColumnsTool extends Tool<FindColumnsTool.Arguments, FindColumnsTool.Result> {

    private static final int LIMIT = 50;
    private static final int MOST = 200;

    private final FindColumns question;

    FindColumnsTool(FindColumns question) {
        super("find_columns", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        if (arguments.column().isBlank()) {
            throw ToolMessages.blankArgument("column");
        }
        var query = new FindColumns.Query(
                arguments.column(),
                arguments.match() == null
                        ? ColumnMatch.EXACT
                        : ColumnMatch.valueOf(arguments.match().name()),
                arguments.database(),
                arguments.schema(),
                Paging.page(arguments.limit(), arguments.offset(), LIMIT));
        var found = Answers.within(question.findColumns(query));
        return new Result(
                found.total(),
                NextOffset.of(found),
                found.items().stream().map(FindColumnsTool::row).toList());
    }

    private static ColumnRow row(FoundColumn found) {
        var table = found.table().name();
        var column = found.column();
        return new ColumnRow(
                table.database(),
                table.schema(),
                table.name(),
                column.name(),
                column.logicalName(),
                column.type(),
                column.nullable(),
                Cuts.firstLine(column.description()),
                Cuts.columns(found.references()));
    }

    /** Name how much of a name must fit, as calls spell it. */
    enum Match {
        @JsonProperty("exact")
        EXACT,
        @JsonProperty("prefix")
        PREFIX,
        @JsonProperty("contains")
        CONTAINS
    }

    record Arguments(
            @NotNull String column,
            @Nullable Match match,
            @Nullable String database,
            @Nullable String schema,

            @Min(1) @Max(MOST) @Default(LIMIT) @Nullable Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(int total, @Nullable Integer nextOffset, List<ColumnRow> columns) {}

    record ColumnRow(
            String database,
            String schema,
            String table,
            String column,
            @Nullable String logicalName,
            String type,
            boolean nullable,
            @Nullable String description,
            List<String> references) {}
}
