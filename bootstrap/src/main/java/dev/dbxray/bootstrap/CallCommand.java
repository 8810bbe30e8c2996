package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import dev.dbxray.adapter.mcp.tool.ToolCatalog;
import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.adapter.mcp.tool.TypedArguments;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.bootstrap.CatalogOptions.LiveDatabases;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "call")
final class CallCommand implements Callable<Integer> {

    private final Session session;

    @Parameters(index = "0", paramLabel = "TOOL")
    @SuppressWarnings("NullAway.Init")
    private String tool;

    @Parameters(index = "1..*", paramLabel = "NAME=VALUE|JSON")
    private List<String> arguments = List.of();

    @Mixin
    private final CatalogOptions catalog = new CatalogOptions();

    CallCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        var progress = ProgressLine.on(session);
        var live = catalog.live(session);
        var reader = live.map(LiveDatabases::once).orElseGet(catalog::snapshot);
        var tools = Wiring.tools(
                Wiring.useCases(reader, progress),
                live.map(LiveDatabases::describeTable).orElse(null),
                session.locale(),
                ToolSelection.ALL);
        var given = TypedArguments.read(arguments, definition(tools));
        var answer = call(tools, given, progress);
        return switch (answer) {
            case Answered answered -> {
                answered.notes().forEach(session::tell);
                session.streams()
                        .print(session.streams().outIsTerminal() ? answered.prettyJson() : answered.compactJson());
                yield CommandLineRunner.DONE;
            }
            case Refused(String message) -> {
                session.tell(message);
                yield CommandLineRunner.TO_BE_MENDED;
            }
        };
    }

    private ToolAnswer call(ToolCatalog tools, Map<String, Object> given, Progress progress) {
        try {
            return tools.call(tool, given);
        } finally {
            progress.finish();
        }
    }

    private ToolDefinition definition(ToolCatalog tools) {
        return tools.definitions().stream()
                .filter(definition -> definition.name().equals(tool))
                .findFirst()
                .orElseThrow(() -> Texts.problem(
                        "call.unknownTool",
                        tool,
                        String.join(
                                ", ",
                                tools.definitions().stream()
                                        .map(ToolDefinition::name)
                                        .toList())));
    }
}
