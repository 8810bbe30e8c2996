package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.tool.NoSuchToolException;
import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import dev.dbxray.adapter.mcp.tool.Tools;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Tools whose behaviour a test writes down; {@code echo} is always there and answers with its arguments. */
final class FakeTools implements Tools {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final Map<String, Function<Map<String, Object>, ToolAnswer>> behaviours = new LinkedHashMap<>();

    FakeTools() {
        with("echo", arguments -> new ToolAnswer.Answered(MAPPER.valueToTree(arguments)));
    }

    FakeTools with(String name, Function<Map<String, Object>, ToolAnswer> behaviour) {
        behaviours.put(name, behaviour);
        return this;
    }

    static ToolAnswer answer(String key, String value) {
        return new ToolAnswer.Answered(JsonNodeFactory.instance.objectNode().put(key, value));
    }

    @Override
    public List<ToolDefinition> definitions() {
        return behaviours.keySet().stream().map(FakeTools::definition).toList();
    }

    private static ToolDefinition definition(String name) {
        return new ToolDefinition(
                name, "Title of " + name, "Description of " + name, schema("zulu", "alpha"), schema("mike"));
    }

    private static Map<String, Object> schema(String... properties) {
        Map<String, Object> typed = new LinkedHashMap<>();
        for (String property : properties) {
            typed.put(property, Map.of("type", "string"));
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", typed);
        schema.put("additionalProperties", true);
        return schema;
    }

    @Override
    public ToolAnswer call(String name, Map<String, Object> arguments) {
        Function<Map<String, Object>, ToolAnswer> behaviour = behaviours.get(name);
        if (behaviour == null) {
            throw new NoSuchToolException(name);
        }
        return behaviour.apply(arguments);
    }
}
