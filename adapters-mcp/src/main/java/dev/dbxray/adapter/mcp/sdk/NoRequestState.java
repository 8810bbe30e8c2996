package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import org.jspecify.annotations.Nullable;

/** Knows no state to take up again, as no answer of this server asks the client for more input. */
final class NoRequestState implements RequestStateCodec {

    @Override
    public String seal(McpRequestContext context, String state) {
        throw new UnsupportedOperationException("No answer asks for more input");
    }

    /** {@code null} makes the SDK refuse the request. */
    @Override
    public @Nullable String open(McpRequestContext context, String sealed) {
        return null;
    }
}
