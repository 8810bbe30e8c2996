package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.ListViewpoints;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListViewpointsTool extends Tool<ListViewpointsTool.Arguments, ListViewpointsTool.Result> {

    private static final int MOST_VIEWPOINTS = 200;
    // So many names are what an answer can hold: a viewpoint's share of them shrinks with the number of viewpoints.
    private static final int MOST_TABLES = 1000;

    private final ListViewpoints question;

    ListViewpointsTool(ListViewpoints question) {
        super("list_viewpoints", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var found = Answers.within(
                question.listViewpoints(new ListViewpoints.Query(arguments.database(), arguments.schema())));
        var shown = Cuts.first(found.viewpoints(), MOST_VIEWPOINTS);
        int share = MOST_TABLES / Math.max(1, shown.size());
        boolean isCut = shown.stream().anyMatch(row -> row.tables().size() > share);
        return new Result(
                found.viewpoints().size(),
                shown.stream().map(row -> row(row, share)).toList(),
                found.tablesInNone(),
                isCut || shown.size() < found.viewpoints().size() ? ToolMessages.viewpointsCut() : null);
    }

    private static ViewpointRow row(ListViewpoints.Row row, int mostTables) {
        var viewpoint = row.viewpoint();
        return new ViewpointRow(
                viewpoint.database(),
                viewpoint.id(),
                viewpoint.name(),
                Cuts.firstLine(viewpoint.description()),
                row.tables().size(),
                Cuts.first(row.tables(), mostTables).stream()
                        .map(table -> NameSyntax.qualified(table))
                        .toList());
    }

    record Arguments(@Nullable String database, @Nullable String schema) {}

    record Result(
            int total,
            List<ViewpointRow> viewpoints,
            int tablesInNone,
            @Nullable Message message) {}

    record ViewpointRow(
            String database,
            String id,
            String name,
            @Nullable String description,
            int size,
            List<String> tables) {}
}
