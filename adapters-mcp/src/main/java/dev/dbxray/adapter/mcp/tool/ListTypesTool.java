package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListTypes;
import dev.dbxray.domain.model.UserType;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListTypesTool extends Tool<ListTypesTool.Arguments, ListTypesTool.Result> {

    private final ListTypes question;

    ListTypesTool(ListTypes question) {
        super("list_types", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListTypes.Query(
                arguments.database(),
                arguments.schema(),
                arguments.query(),
                arguments.category() == null ? null : arguments.category().name(),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var found = Answers.within(question.listTypes(query));
        return new Result(
                found.total(),
                NextOffset.of(found),
                found.items().stream().map(ListTypesTool::row).toList());
    }

    private static TypeRow row(UserType type) {
        return new TypeRow(
                type.name().database(),
                type.name().schema(),
                type.name().name(),
                type.category(),
                Cuts.firstLine(type.definition()),
                Cuts.firstLine(type.description()));
    }

    record Arguments(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String query,
            @Nullable TypeCategory category,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(int total, @Nullable Integer nextOffset, List<TypeRow> types) {}

    record TypeRow(
            String database,
            String schema,
            String name,
            String category,
            @Nullable String definition,
            @Nullable String description) {}
}
