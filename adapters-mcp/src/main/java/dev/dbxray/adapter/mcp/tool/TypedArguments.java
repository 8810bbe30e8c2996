package dev.dbxray.adapter.mcp.tool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;

/** Read a call's arguments as people type them. */
public final class TypedArguments {

    private TypedArguments() {}

    /**
     * Read the arguments.
     *
     * @param typed each {@code name=value}, where a list's items stand between commas, or one JSON object
     * @param tool the tool, whose input schema tells numbers and lists from texts
     * @throws dev.dbxray.application.message.MendableException if they can't be read
     */
    public static Map<String, Object> read(List<String> typed, ToolDefinition tool) {
        if (typed.size() == 1 && typed.getFirst().strip().startsWith("{")) {
            return object(typed.getFirst());
        }
        var arguments = new LinkedHashMap<String, Object>();
        for (String argument : typed) {
            int equals = argument.indexOf('=');
            if (equals < 1) {
                throw ToolMessages.typedWithoutValue(argument);
            }
            String name = argument.substring(0, equals);
            Object value = value(argument.substring(equals + 1), type(name, tool));
            if (arguments.putIfAbsent(name, value) != null) {
                throw ToolMessages.typedTwice(name);
            }
        }
        return arguments;
    }

    private static Map<String, Object> object(String json) {
        try {
            return ToolJson.MAPPER.readValue(json, new TypeReference<Map<String, Object>>() {});
        } catch (JacksonException e) {
            throw ToolMessages.typedNotJson(String.valueOf(e.getOriginalMessage()));
        }
    }

    private static String type(String name, ToolDefinition tool) {
        return tool.inputSchema().get("properties") instanceof Map<?, ?> properties
                        && properties.get(name) instanceof Map<?, ?> property
                        && property.get("type") instanceof String type
                ? type
                : "string";
    }

    /** Read a value of a type of JSON Schema; what doesn't fit the type stays a text, for the tool's own check to name. */
    private static Object value(String typed, String type) {
        return switch (type) {
            case "integer" -> integer(typed);
            case "boolean" -> typed.equals("true") || typed.equals("false") ? (Object) Boolean.valueOf(typed) : typed;
            case "array" -> typed.startsWith("[") ? array(typed) : List.of(typed.split(","));
            default -> typed;
        };
    }

    private static Object integer(String typed) {
        try {
            return Integer.valueOf(typed);
        } catch (NumberFormatException e) {
            return typed;
        }
    }

    private static List<Object> array(String json) {
        try {
            return new ArrayList<>(ToolJson.MAPPER.readValue(json, new TypeReference<List<Object>>() {}));
        } catch (JacksonException e) {
            throw ToolMessages.typedNotJson(String.valueOf(e.getOriginalMessage()));
        }
    }
}
