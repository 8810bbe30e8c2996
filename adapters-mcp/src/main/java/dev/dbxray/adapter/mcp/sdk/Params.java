package dev.dbxray.adapter.mcp.sdk;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Takes single values out of a request's parameters, which spares the first answers the set-up of bean mapping. */
final class Params {

    private final ObjectNode params;
    private final String path;

    Params(ObjectNode params) {
        this(params, "params");
    }

    private Params(ObjectNode params, String path) {
        this.params = params;
        this.path = path;
    }

    String string(String name) {
        String value = optionalString(name);
        if (value == null) {
            throw new InvalidParamsException(path + "." + name + " is required");
        }
        return value;
    }

    @Nullable
    String optionalString(String name) {
        JsonNode value = present(name);
        if (value != null && !value.isString()) {
            throw new InvalidParamsException(path + "." + name + " must be a string");
        }
        return value == null ? null : value.stringValue();
    }

    Params object(String name) {
        if (present(name) == null) {
            throw new InvalidParamsException(path + "." + name + " is required");
        }
        return optionalObject(name);
    }

    /** Take an object, an empty one if there is none. */
    Params optionalObject(String name) {
        String valuePath = path + "." + name;
        return switch (present(name)) {
            case null -> new Params(params.objectNode(), valuePath);
            case ObjectNode value -> new Params(value, valuePath);
            default -> throw new InvalidParamsException(valuePath + " must be an object");
        };
    }

    /** Tell all values as they are, nulls too. */
    Map<String, Object> values() {
        return WireJson.MAPPER.convertValue(params, WireJson.OBJECT);
    }

    Map<String, String> strings() {
        Map<String, String> strings = new LinkedHashMap<>();
        for (String name : params.propertyNames()) {
            strings.put(name, string(name));
        }
        return strings;
    }

    private @Nullable JsonNode present(String name) {
        JsonNode value = params.get(name);
        return value == null || value.isNull() ? null : value;
    }
}
