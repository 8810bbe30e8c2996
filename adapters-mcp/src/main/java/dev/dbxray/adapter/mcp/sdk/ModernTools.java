package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.McpSchema.ToolAnnotations;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Offers tools in the words of protocol version 2026-07-28. */
final class ModernTools implements McpSyncToolRepository {

    private static final ToolAnnotations READ_ONLY = ToolAnnotations.builder()
            .readOnlyHint(true)
            .destructiveHint(false)
            .idempotentHint(true)
            .openWorldHint(false)
            .build();

    private final Tools tools;

    ModernTools(Tools tools) {
        this.tools = tools;
    }

    @Override
    public ToolsPage list(McpRequestContext context, @Nullable String cursor) {
        return ModernFailures.guard(() -> {
            Cursors.refuse(cursor);
            return ToolsPage.of(
                    tools.definitions().stream().map(ModernTools::tool).toList());
        });
    }

    /** {@code null} makes the SDK say that there is no such tool. */
    @Override
    public @Nullable McpSyncTool find(McpRequestContext context, String name) {
        return ModernFailures.guard(() -> tools.definitions().stream()
                .filter(definition -> definition.name().equals(name))
                .findFirst()
                .map(definition -> McpSyncTool.of(
                        tool(definition), (sameContext, request) -> McpSyncResponse.result(call(request))))
                .orElse(null));
    }

    private static Tool tool(ToolDefinition definition) {
        return Tool.builder(definition.name(), definition.inputSchema())
                .title(definition.title())
                .description(definition.description())
                .outputSchema(definition.outputSchema())
                .annotations(READ_ONLY)
                .build();
    }

    private CallToolResult call(CallToolRequest request) {
        Map<String, Object> arguments = Objects.requireNonNullElse(request.arguments(), Map.of());
        return ModernFailures.guard(() -> switch (tools.call(request.name(), arguments)) {
            case ToolAnswer.Answered(var content, var notes) -> {
                var result = CallToolResult.builder().addContent(text(WireJson.MAPPER.writeValueAsString(content)));
                notes.forEach(note -> result.addContent(text(note)));
                yield result.structuredContent(content).isError(false).build();
            }
            case ToolAnswer.Refused(var message) ->
                CallToolResult.builder().addContent(text(message)).isError(true).build();
        });
    }

    private static TextContent text(String text) {
        return TextContent.builder(text).build();
    }
}
