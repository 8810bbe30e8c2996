package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.util.function.Function;
import reactor.core.publisher.Mono;

/** Makes request handlers that run on the caller's thread and fail with nothing but protocol errors. */
final class ClassicHandlers {

    private ClassicHandlers() {}

    static <P, R> McpRequestHandler<R> handler(Class<P> type, Function<P, R> method) {
        return (exchange, params) -> Mono.fromSupplier(
                () -> guarded(method, ClassicParams.decode(() -> WireJson.FOR_SDK.convertValue(params, type))));
    }

    private static <P, R> R guarded(Function<P, R> method, P params) {
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
