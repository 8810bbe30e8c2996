package dev.dbxray.adapter.mcp.sdk;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes a message of a line, by the rules that JSON-RPC 2.0 and MCP have in common for all protocol versions. */
final class MessageDecoder {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final JsonNode NO_ID = NODES.nullNode();

    private MessageDecoder() {}

    static Incoming decode(String text) {
        try {
            return decode(WireJson.MAPPER.readTree(text));
        } catch (JacksonException e) {
            return new Incoming.Malformed(NO_ID, RpcError.parseError("not JSON, or nested too deeply"));
        }
    }

    private static Incoming decode(JsonNode node) {
        if (node instanceof ObjectNode message) {
            return decode(message, message.get("id"), message.get("method"));
        }
        return malformed(NO_ID, node.isArray() ? "batches are not supported" : "a message is a JSON object");
    }

    private static Incoming decode(ObjectNode message, @Nullable JsonNode id, @Nullable JsonNode method) {
        JsonNode usableId = id != null && isValidId(id) ? id : NO_ID;
        if (!message.path("jsonrpc").equals(NODES.stringNode("2.0"))) {
            return malformed(usableId, "jsonrpc must be \"2.0\"");
        }
        if (method == null && (message.has("result") || message.has("error"))) {
            return new Incoming.Response();
        }
        if (method == null || !method.isString()) {
            return malformed(usableId, "method must be a string");
        }
        if (id == null) {
            return new Incoming.Notification(
                    method.stringValue(), Objects.requireNonNullElseGet(paramsOf(message), NODES::objectNode));
        }
        return request(message, id, method.stringValue());
    }

    private static Incoming request(ObjectNode message, JsonNode id, String method) {
        if (!isValidId(id)) {
            return malformed(NO_ID, "id must be a string or an integer");
        }
        ObjectNode params = paramsOf(message);
        return params == null ? malformed(id, "params must be an object") : new Incoming.Request(id, method, params);
    }

    /** Null counts as absent: clients that write out every field send it. Null is returned for what is no object. */
    private static @Nullable ObjectNode paramsOf(ObjectNode message) {
        JsonNode params = message.path("params");
        if (params.isMissingNode() || params.isNull()) {
            return NODES.objectNode();
        }
        return params instanceof ObjectNode object ? object : null;
    }

    private static boolean isValidId(JsonNode id) {
        return id.isString() || id.isIntegralNumber();
    }

    private static Incoming malformed(JsonNode id, String why) {
        return new Incoming.Malformed(id, RpcError.invalidRequest(why));
    }
}
