package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.InitializeRequest;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpServerSession;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import reactor.core.publisher.Mono;

/**
 * Serves a client that opened with {@code initialize} (2024-11-05 to 2025-11-25).
 *
 * <p>This is the SDK's session with request handlers of our own. The SDK's own ones, behind {@code McpServer}, know no
 * pages, give exception texts to clients and load a schema validator before the first answer.
 */
final class ClassicSession {

    /** For what the server would ask of the client; it asks nothing. */
    private static final Duration CLIENT_ANSWER_TIMEOUT = Duration.ofMinutes(5);

    private final ServerProfile profile;
    private final ServerCapabilities capabilities;
    private final ClassicTransport transport = new ClassicTransport();
    private final McpServerSession session;

    ClassicSession(ServerProfile profile, Tools tools, Resources resources, ListChanges changes) {
        this.profile = profile;
        capabilities = ServerCapabilities.builder()
                .tools(false)
                .resources(false, changes.possible())
                .completions()
                .build();
        session = new McpServerSession(
                "stdio",
                CLIENT_ANSWER_TIMEOUT,
                transport,
                this::welcome,
                handlers(tools, resources),
                Map.of(McpSchema.METHOD_NOTIFICATION_INITIALIZED, (exchange, params) -> Mono.empty()),
                Mono::empty);
        // The SDK holds every request until the client confirms the handshake, and that may come late or never.
        session.handle(new McpSchema.JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED))
                .block();
    }

    private static Map<String, McpRequestHandler<?>> handlers(Tools tools, Resources resources) {
        Map<String, McpRequestHandler<?>> handlers = new HashMap<>();
        handlers.put(McpSchema.METHOD_PING, (exchange, params) -> Mono.just(Map.of()));
        handlers.putAll(new ClassicTools(tools).handlers());
        handlers.putAll(new ClassicResources(resources).handlers());
        handlers.put(McpSchema.METHOD_COMPLETION_COMPLETE, new ClassicCompletions(resources).handler());
        return handlers;
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

    private Mono<InitializeResult> welcome(InitializeRequest request) {
        return Mono.just(InitializeResult.builder(
                        negotiate(request.protocolVersion()),
                        capabilities,
                        McpSchema.Implementation.builder(profile.name(), profile.version())
                                .title(profile.title())
                                .build())
                .instructions(profile.instructions())
                .build());
    }

    private String negotiate(String requested) {
        List<String> known = transport.protocolVersions();
        return known.contains(requested) ? requested : known.getLast();
    }
}
