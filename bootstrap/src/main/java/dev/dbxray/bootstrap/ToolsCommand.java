package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "tools")
final class ToolsCommand implements Callable<Integer> {

    // The definitions are the same whatever the catalog holds.
    private static final CatalogReader NOTHING =
            progress -> new Catalog(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    private static final DescribeLiveTable NO_TABLE =
            query -> new DescribeLiveTable.NoTable(query.schema(), query.table());

    private final Session session;

    @Parameters(index = "0", arity = "0..1", paramLabel = "TOOL")
    private @Nullable String tool;

    @Option(names = "--json")
    private boolean json;

    ToolsCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        var all = Wiring.tools(Wiring.useCases(NOTHING, Progress.SILENT), NO_TABLE, session.locale(), ToolSelection.ALL)
                .definitions();
        var wanted = tool == null
                ? all
                : all.stream()
                        .filter(definition -> definition.name().equals(tool))
                        .toList();
        if (wanted.isEmpty()) {
            throw Texts.problem(
                    "call.unknownTool",
                    String.valueOf(tool),
                    all.stream().map(ToolDefinition::name).collect(Collectors.joining(", ")));
        }
        session.streams().print(json ? asJson(wanted) : asText(wanted));
        return CommandLineRunner.DONE;
    }

    private static String asJson(List<ToolDefinition> tools) {
        return tools.stream().map(ToolDefinition::prettyJson).collect(Collectors.joining(",\n", "[\n", "\n]"));
    }

    private static String asText(List<ToolDefinition> tools) {
        return tools.stream()
                .map(tool ->
                        tool.name() + " - " + tool.title() + "\n  " + tool.description() + "\n" + ToolUsage.of(tool))
                .collect(Collectors.joining("\n"));
    }
}
