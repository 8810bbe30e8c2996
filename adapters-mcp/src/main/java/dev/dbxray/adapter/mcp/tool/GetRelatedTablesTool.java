package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.domain.graph.Direction;
import dev.dbxray.domain.rule.NameSyntax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class GetRelatedTablesTool extends Tool<GetRelatedTablesTool.Arguments, GetRelatedTablesTool.Result> {

    private final FindRelatedTables question;

    GetRelatedTablesTool(FindRelatedTables question) {
        super("get_related_tables", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new FindRelatedTables.Query(
                Answers.name("table", arguments.table(), arguments.database(), arguments.schema()),
                arguments.depth() == null ? 1 : arguments.depth(),
                arguments.direction() == null
                        ? Direction.BOTH
                        : Direction.valueOf(arguments.direction().name()),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var related = Answers.named(question.findRelatedTables(query));
        return new Result(
                NameSyntax.qualified(related.table()),
                related.table().database(),
                related.relations().total(),
                NextOffset.of(related.relations()),
                related.relations().items().stream().map(RelationRows::of).toList());
    }

    /** Name the directions as calls spell them. */
    enum DirectionName {
        @JsonProperty("both")
        BOTH,
        @JsonProperty("incoming")
        INCOMING,
        @JsonProperty("outgoing")
        OUTGOING
    }

    record Arguments(
            @NotNull String table,
            @Nullable String database,
            @Nullable String schema,
            @Min(1) @Max(3) @Default(1) @Nullable Integer depth,
            @Nullable DirectionName direction,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(
            String table,
            String database,
            int total,
            @Nullable Integer nextOffset,
            List<RelationRow> relations) {}

    record RelationRow(
            int depth,
            String from,
            List<String> fromColumns,
            String to,
            List<String> toColumns,
            String kind,
            @Nullable String name,
            @Nullable String cardinality,
            @Nullable Boolean outside) {}
}
