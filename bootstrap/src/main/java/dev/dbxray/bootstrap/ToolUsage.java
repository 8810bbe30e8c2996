package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Show a tool's arguments to a person. */
final class ToolUsage {

    private ToolUsage() {}

    static String of(ToolDefinition tool) {
        var required = tool.inputSchema().get("required") instanceof List<?> names ? names : List.of();
        return tool.inputSchema().get("properties") instanceof Map<?, ?> properties
                ? properties.entrySet().stream()
                        .map(property ->
                                line(property.getKey(), property.getValue(), required.contains(property.getKey())))
                        .collect(Collectors.joining())
                : "";
    }

    private static String line(Object name, Object schema, boolean required) {
        var details = schema instanceof Map<?, ?> map ? map : Map.of();
        return "    %s%s (%s) %s%n".formatted(name, required ? "*" : "", type(details), details.get("description"));
    }

    private static String type(Map<?, ?> schema) {
        if (schema.get("enum") instanceof List<?> values) {
            return values.stream().map(String::valueOf).collect(Collectors.joining("|"));
        }
        return schema.get("items") instanceof Map<?, ?> items
                ? "list of " + type(items)
                : String.valueOf(schema.get("type"));
    }
}
