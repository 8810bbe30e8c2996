package dev.dbxray.adapter.mcp.sdk;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Answers requests that reach no session and no tool. */
final class HttpErrors {

    private HttpErrors() {}

    static void write(HttpServletResponse response, int status, RpcError error) throws IOException {
        write(response, status, JsonNodeFactory.instance.nullNode(), error);
    }

    static void write(HttpServletResponse response, int status, JsonNode id, RpcError error) throws IOException {
        byte[] body = OutgoingMessages.error(id, error);
        response.setStatus(status);
        response.setContentType("application/json");
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
