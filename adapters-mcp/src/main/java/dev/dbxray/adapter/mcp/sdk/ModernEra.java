package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.modern.JsonRpc;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Serves requests that carry their protocol version themselves (2026-07-28), each without regard to any other. */
final class ModernEra {

    private static final McpTransportContext NO_HEADERS =
            McpTransportContext.create(Map.of(McpHeaders.TRANSPORT_CONTEXT_KEY, McpHeaders.NOT_MIRRORED));

    private final McpServer server;
    private final OutgoingMessages outgoing;

    ModernEra(ServerProfile profile, Tools tools, Resources resources, ListChanges changes, OutgoingMessages outgoing) {
        this.outgoing = outgoing;
        server = ModernServers.of(profile, tools, resources, changes, CacheScope.PUBLIC);
    }

    void serve(Incoming.Request request, PendingReply reply) {
        // Blocking means: on this very thread, where the SDK would else change to one of few of its own.
        McpTransportResponse response = server.handleBlocking(
                        NO_HEADERS,
                        new JsonRpc.JSONRPCRequest(request.method(), idForSdk(request.id()), request.params()))
                .block();
        switch (response) {
            case McpTransportResponse.Result result ->
                reply.result(result.response().result());
            case McpTransportResponse.Error error ->
                reply.error(toRpcError(error.response().error()));
            case McpTransportResponse.Streaming streaming ->
                streaming
                        .messages()
                        .doOnNext(message -> forward(message, reply))
                        .blockLast();
            case null, default -> throw new IllegalStateException("Not known to any transport: " + response);
        }
    }

    private void forward(JsonRpc.JSONRPCMessage message, PendingReply reply) {
        switch (message) {
            case JsonRpc.JSONRPCNotification notification ->
                outgoing.write(OutgoingMessages.notification(notification));
            case JsonRpc.JSONRPCResponse response when response.error() == null -> reply.result(response.result());
            case JsonRpc.JSONRPCResponse response -> reply.error(toRpcError(response.error()));
            default -> throw new IllegalStateException("A server asks its clients nothing: " + message);
        }
    }

    /** The SDK takes no integer beyond 64 bits for an id, but repeats what it takes; the reply knows the true one. */
    private static Object idForSdk(JsonNode id) {
        if (id.isString()) {
            return id.asString();
        }
        return id.canConvertToLong() && id.isIntegralNumber() ? id.asLong() : id.toString();
    }

    private static RpcError toRpcError(JsonRpc.JSONRPCResponse.JSONRPCError error) {
        return new RpcError(error.code(), error.message(), error.data());
    }
}
