package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.modern.McpSchema.MetaKeys;
import io.modelcontextprotocol.spec.McpSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A message from the client. */
sealed interface Incoming {

    /**
     * A call that wants an answer.
     *
     * @param id a string or an integer, as the client wrote it
     */
    record Request(JsonNode id, String method, ObjectNode params) implements Incoming {

        /** Tell whether it opens a session of the classic era. */
        boolean opensSession() {
            return method.equals(McpSchema.METHOD_INITIALIZE);
        }

        /** Tell whether it carries its protocol version itself, or asks which ones there are. */
        boolean isModern() {
            return params.path("_meta").has(MetaKeys.PROTOCOL_VERSION) || method.equals("server/discover");
        }
    }

    /** A message that wants none. */
    record Notification(String method, ObjectNode params) implements Incoming {}

    /** An answer to the server, which never asks anything. */
    record Response() implements Incoming {}

    /**
     * What is no message of MCP.
     *
     * @param id JSON null unless it has a usable one
     */
    record Malformed(JsonNode id, RpcError error) implements Incoming {}
}
