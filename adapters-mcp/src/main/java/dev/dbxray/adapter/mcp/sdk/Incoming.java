package dev.dbxray.adapter.mcp.sdk;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A message from the client. */
sealed interface Incoming {

    /**
     * A call that wants an answer.
     *
     * @param id a string or an integer, as the client wrote it
     */
    record Request(JsonNode id, String method, ObjectNode params) implements Incoming {}

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
