package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.util.function.Function;
import reactor.core.publisher.Mono;
import tools.jackson.databind.node.ObjectNode;

/** Makes request handlers that run on the caller's thread and fail with nothing but protocol errors. */
final class ClassicHandlers {

    private ClassicHandlers() {}

    static <R> McpRequestHandler<R> handler(Function<Params, R> method) {
        return (exchange, params) -> Mono.fromSupplier(() -> guarded(method, new Params((ObjectNode) params)));
    }

    private static <R> R guarded(Function<Params, R> method, Params params) {
        try {
            return method.apply(params);
        } catch (McpError e) {
            throw e;
        } catch (Throwable failure) {
            throw toMcpError(Failures.explain(failure));
        }
    }

    static McpError toMcpError(RpcError error) {
        return new McpError(new JSONRPCError(error.code(), error.message(), error.data()));
    }
}
