package dev.dbxray.adapter.mcp.sdk;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.modelcontextprotocol.modern.McpSchema.MetaKeys;
import org.jspecify.annotations.Nullable;

/** The error object of JSON-RPC 2.0. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record RpcError(int code, String message, @Nullable Object data) {

    private static final int PARSE_ERROR = -32700;
    private static final int INVALID_REQUEST = -32600;
    private static final int INVALID_PARAMS = -32602;
    private static final int INTERNAL_ERROR = -32603;

    static RpcError parseError(String why) {
        return new RpcError(PARSE_ERROR, "Parse error: " + why, null);
    }

    static RpcError invalidRequest(String why) {
        return new RpcError(INVALID_REQUEST, "Invalid request: " + why, null);
    }

    /** Say how to be served to a client that has opened no session and names no protocol version. */
    static RpcError noSession() {
        return invalidRequest("send initialize first, or name the protocol version in params._meta[\""
                + MetaKeys.PROTOCOL_VERSION + "\"]");
    }

    static RpcError invalidParams(String message) {
        return new RpcError(INVALID_PARAMS, message, null);
    }

    /** Say in the server's own words that it can't do what is asked, whatever the parameters are. */
    static RpcError unavailable(String message) {
        return new RpcError(INTERNAL_ERROR, message, null);
    }

    static RpcError internalError(String reference) {
        return new RpcError(INTERNAL_ERROR, "Internal error, reference " + reference, null);
    }
}
