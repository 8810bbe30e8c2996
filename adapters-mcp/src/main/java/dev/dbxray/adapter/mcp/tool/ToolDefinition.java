package dev.dbxray.adapter.mcp.tool;

import java.util.Map;

/**
 * Describe a tool to clients.
 *
 * @param inputSchema a JSON Schema for the arguments; the order of its keys is the order on the wire
 * @param outputSchema a JSON Schema for {@link ToolAnswer.Answered#content()}, ordered likewise
 */
public record ToolDefinition(
        String name,
        String title,
        String description,
        Map<String, Object> inputSchema,
        Map<String, Object> outputSchema) {

    /** Write the definition as JSON for a person. */
    public String prettyJson() {
        return ToolJson.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(this);
    }
}
