package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import tools.jackson.databind.node.ObjectNode;

/** Makes request handlers that run on the caller's thread and fail with nothing but protocol errors. */
final class ClassicHandlers {

    private ClassicHandlers() {}

    static <R> McpRequestHandler<R> handler(Function<Params, R> method) {
        return (exchange, params) -> Mono.fromSupplier(() -> guarded(method, new Params(object(params))));
    }

    /** Over HTTP the SDK reads them by itself. */
    private static ObjectNode object(@Nullable Object params) {
        return params instanceof ObjectNode node
                ? node
                : WireJson.MAPPER.valueToTree(Objects.requireNonNullElse(params, Map.of()));
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
