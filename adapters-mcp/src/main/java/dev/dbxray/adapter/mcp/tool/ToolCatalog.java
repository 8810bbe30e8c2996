package dev.dbxray.adapter.mcp.tool;

import static java.util.stream.Collectors.joining;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.ListOutages;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** List all tools in the order in which clients see them, and call them by name. */
public final class ToolCatalog implements Tools {

    private final List<ToolDefinition> definitions;
    private final Map<String, ToolCall<?, ?>> calls;
    private final Locale locale;
    private final ListOutages listOutages;

    /**
     * Make the tools.
     *
     * @param ports the questions that they ask
     * @param locale the language of titles, descriptions and refusals
     * @param selection the only tools
     */
    public ToolCatalog(ToolPorts ports, Locale locale, ToolSelection selection) {
        var definitionFiles = new DefinitionFiles(locale);
        this.locale = locale;
        listOutages = ports.listOutages();
        calls = new LinkedHashMap<>();
        for (Tool<?, ?> tool : tools(ports)) {
            if (selection.holds(tool.name())) {
                calls.put(tool.name(), ToolCall.of(tool, definitionFiles.read(tool.name()), locale));
            }
        }
        definitions = calls.values().stream().map(ToolCall::definition).toList();
    }

    static List<Tool<?, ?>> tools(ToolPorts ports) {
        return Stream.concat(catalogTools(ports).stream(), liveTools(ports)).toList();
    }

    private static Stream<Tool<?, ?>> liveTools(ToolPorts ports) {
        DescribeLiveTable live = ports.describeLiveTable();
        return live == null ? Stream.empty() : Stream.of(new GetTableSchemaTool(live));
    }

    private static List<Tool<?, ?>> catalogTools(ToolPorts ports) {
        return List.of(
                new ListSchemasTool(ports.listSchemas()),
                new ListTablesTool(ports.listTables()),
                new SearchTablesTool(ports.searchTables()),
                new GetTableTool(ports.describeTable()),
                new FindColumnsTool(ports.findColumns()),
                new GetRelatedTablesTool(ports.findRelatedTables()),
                new FindJoinPathTool(ports.findJoinPath()),
                new ListTableClustersTool(ports.listTableClusters()),
                new GetErDiagramTool(ports.drawDiagram()),
                new FindSimilarTablesTool(ports.findSimilarTables()),
                new GetImpactTool(ports.analyzeImpact()),
                new ListFunctionsTool(ports.listFunctions()),
                new GetFunctionTool(ports.describeFunction()),
                new ListSequencesTool(ports.listSequences()),
                new GetSequenceTool(ports.describeSequence()),
                new ListTypesTool(ports.listTypes()),
                new GetTypeTool(ports.describeType()),
                new ListTriggersTool(ports.listTriggers()),
                new ListViewpointsTool(ports.listViewpoints()));
    }

    @Override
    public List<ToolDefinition> definitions() {
        return definitions;
    }

    @Override
    public ToolAnswer call(String name, Map<String, Object> arguments) {
        var call = calls.get(name);
        if (call == null) {
            throw new NoSuchToolException(name);
        }
        try {
            return new ToolAnswer.Answered(call.answer(arguments), outages());
        } catch (SourceUnavailableException failure) {
            throw new ToolFailedException(failure.in(locale), failure);
        } catch (MendableException refusal) {
            return new ToolAnswer.Refused(Stream.concat(Stream.of(refusal.in(locale)), outages().stream())
                    .collect(joining("\n")));
        }
    }

    private List<String> outages() {
        return listOutages.outages().stream().map(outage -> outage.in(locale)).toList();
    }
}
