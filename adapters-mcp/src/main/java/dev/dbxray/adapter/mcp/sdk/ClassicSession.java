package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.InitializeRequest;
import io.modelcontextprotocol.spec.McpServerSession;
import java.util.Objects;
import reactor.core.publisher.Mono;

/** Serves one client that opened with {@code initialize}, over streams. */
final class ClassicSession {

    private final ClassicTransport transport = new ClassicTransport();
    private final McpServerSession session;

    ClassicSession(ServerProfile profile, Tools tools, Resources resources, ListChanges changes) {
        var server = new ClassicServer(profile, tools, resources, changes);
        session = new McpServerSession(
                "stdio",
                ClassicServer.CLIENT_ANSWER_TIMEOUT,
                transport,
                request -> Mono.just(server.welcome(request, transport.protocolVersions())),
                server.handlers(),
                ClassicServer.notificationHandlers(),
                Mono::empty);
        // The SDK holds every request until the client confirms the handshake, and that may come late or never.
        session.handle(new McpSchema.JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED))
                .block();
    }

    /**
     * Answer the handshake, which opens the session.
     *
     * @throws InvalidParamsException if it stays closed
     */
    void initialize(Incoming.Request request, PendingReply reply) {
        handle(request, handshake(new Params(request.params())), reply);
    }

    void serve(Incoming.Request request, PendingReply reply) {
        handle(request, request.params(), reply);
    }

    private void handle(Incoming.Request request, Object params, PendingReply reply) {
        // The SDK takes no integer beyond 64 bits for an id; the reply knows the true one.
        String id = request.id().toString();
        session.handle(new McpSchema.JSONRPCRequest(request.method(), id, params))
                .contextWrite(ClassicTransport.answering(reply))
                .block();
    }

    /** Who the client is and what it can do stays unread, as this server asks nothing of it. */
    private static InitializeRequest handshake(Params params) {
        return InitializeRequest.builder(
                        Objects.requireNonNullElse(params.optionalString("protocolVersion"), "none"),
                        McpSchema.ClientCapabilities.builder().build(),
                        McpSchema.Implementation.builder("client", "unread").build())
                .build();
    }
}
