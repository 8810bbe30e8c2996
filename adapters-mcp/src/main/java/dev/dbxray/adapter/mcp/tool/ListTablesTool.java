package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.TableScope;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListTablesTool extends Tool<ListTablesTool.Arguments, ListTablesTool.Result> {

    private final ListTables question;

    ListTablesTool(ListTables question) {
        super("list_tables", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var scope = new TableScope(
                arguments.database(),
                arguments.schema(),
                arguments.type() == null ? null : arguments.type().toDomain(),
                arguments.viewpoint(),
                ErRoleName.toDomain(arguments.erRole()));
        var query = new ListTables.Query(
                scope,
                arguments.orderBy() == null
                        ? ListTables.Order.NAME
                        : arguments.orderBy().toDomain(),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var tables = Answers.within(question.listTables(query));
        return new Result(tables.total(), NextOffset.of(tables), TableRowMapper.INSTANCE.toRows(tables.items()));
    }

    record Arguments(
            @Nullable String database,
            @Nullable String schema,
            @Nullable TableKind type,
            @Nullable String viewpoint,
            @Nullable ErRoleName erRole,
            @Nullable TableOrder orderBy,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(int total, @Nullable Integer nextOffset, List<TableRow> tables) {}
}
