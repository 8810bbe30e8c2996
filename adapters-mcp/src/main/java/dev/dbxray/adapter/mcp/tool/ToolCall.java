package dev.dbxray.adapter.mcp.tool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;

/**
 * Lead a call from its arguments as JSON to its result as JSON.
 *
 * @param <A> the tool's arguments
 * @param <R> the tool's result
 */
final class ToolCall<A extends Record, R extends Record> {

    private final Tool<A, R> tool;
    private final ToolDefinition definition;
    private final ArgumentCheck check;
    private final Set<?> required;
    private final ObjectWriter results;

    private ToolCall(Tool<A, R> tool, ToolDefinition definition, Locale locale) {
        this.tool = tool;
        this.definition = definition;
        check = new ArgumentCheck(definition, locale);
        results = ToolJson.writer(locale);
        required = definition.inputSchema().get("required") instanceof List<?> names ? Set.copyOf(names) : Set.of();
    }

    static <A extends Record, R extends Record> ToolCall<A, R> of(
            Tool<A, R> tool, ToolDefinition definition, Locale locale) {
        return new ToolCall<>(tool, definition, locale);
    }

    ToolDefinition definition() {
        return definition;
    }

    JsonNode answer(Map<String, Object> arguments) {
        JsonNode meant = ToolJson.MAPPER.valueToTree(given(arguments));
        check.refuseMisfits(meant);
        A read = ToolJson.MAPPER.treeToValue(meant, tool.argumentType());
        return tool.write(tool.call(read), results);
    }

    // Clients that fill in every argument send null or a blank text for those that they mean to leave out.
    private Map<String, Object> given(Map<String, Object> arguments) {
        var given = new LinkedHashMap<>(arguments);
        given.entrySet()
                .removeIf(argument -> argument.getValue() == null
                        || (argument.getValue() instanceof String text
                                && text.isBlank()
                                && !required.contains(argument.getKey())));
        return given;
    }
}
