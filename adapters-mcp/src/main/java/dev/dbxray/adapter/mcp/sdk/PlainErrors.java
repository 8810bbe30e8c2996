package dev.dbxray.adapter.mcp.sdk;

import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Keeps back the bodies of the SDK's refusals, which show its stack, and writes errors of JSON-RPC instead.
 *
 * @see <a href="https://github.com/modelcontextprotocol/java-sdk/issues/577">java-sdk issue 577</a>
 */
final class PlainErrors extends HttpServletResponseWrapper {

    private final JsonNode id;
    private final StringWriter heldBack = new StringWriter();
    private boolean refused;

    PlainErrors(HttpServletResponse response, JsonNode id) {
        super(response);
        this.id = id;
    }

    @Override
    public void sendError(int status, String message) {
        sendError(status);
        heldBack.write(message);
    }

    @Override
    public void sendError(int status) {
        setStatus(status);
        refused = true;
    }

    @Override
    public PrintWriter getWriter() throws IOException {
        return isRefusal() ? new PrintWriter(heldBack) : super.getWriter();
    }

    @Override
    public void flushBuffer() throws IOException {
        if (!isRefusal()) {
            super.flushBuffer();
        }
    }

    private boolean isRefusal() {
        return refused || getStatus() >= HttpServletResponse.SC_BAD_REQUEST;
    }

    /** Write what was held back. */
    void finish() throws IOException {
        if (isRefusal() && !isCommitted()) {
            HttpErrors.write((HttpServletResponse) getResponse(), getStatus(), id, error());
        }
    }

    private RpcError error() {
        try {
            JsonNode told = WireJson.MAPPER.readTree(heldBack.toString()).path("jsonRpcError");
            String message = told.path("message").asString("");
            if (!message.isEmpty()) {
                return new RpcError(told.path("code").asInt(), message, null);
            }
        } catch (JacksonException e) {
            // Not one of the SDK's errors: the status has to do.
        }
        return RpcError.invalidRequest("refused with status " + getStatus());
    }
}
