package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.Map;

/** Serves tools in the words of the classic protocol versions. */
final class ClassicTools {

    private static final ToolAnnotations READ_ONLY = ToolAnnotations.builder()
            .readOnlyHint(true)
            .destructiveHint(false)
            .idempotentHint(true)
            .openWorldHint(false)
            .build();

    private final Tools tools;

    ClassicTools(Tools tools) {
        this.tools = tools;
    }

    Map<String, McpRequestHandler<?>> handlers() {
        return Map.of(
                McpSchema.METHOD_TOOLS_LIST, ClassicHandlers.handler(this::list),
                McpSchema.METHOD_TOOLS_CALL, ClassicHandlers.handler(this::call));
    }

    private ListToolsResult list(Params params) {
        Cursors.refuse(params.optionalString("cursor"));
        return ListToolsResult.builder(
                        tools.definitions().stream().map(ClassicTools::tool).toList())
                .build();
    }

    private static Tool tool(ToolDefinition definition) {
        return Tool.builder(definition.name(), definition.inputSchema())
                .title(definition.title())
                .description(definition.description())
                .outputSchema(definition.outputSchema())
                .annotations(READ_ONLY)
                .build();
    }

    private CallToolResult call(Params params) {
        return switch (tools.call(
                params.string("name"), params.optionalObject("arguments").values())) {
            case ToolAnswer.Answered(var content, var notes) -> {
                var result = CallToolResult.builder().addTextContent(WireJson.MAPPER.writeValueAsString(content));
                notes.forEach(result::addTextContent);
                yield result.structuredContent(content).build();
            }
            case ToolAnswer.Refused(var message) ->
                CallToolResult.builder().addTextContent(message).isError(true).build();
        };
    }
}
