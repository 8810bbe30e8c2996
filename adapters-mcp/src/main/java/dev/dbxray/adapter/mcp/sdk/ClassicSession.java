package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpServerSession;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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

    private static final ServerCapabilities CAPABILITIES = ServerCapabilities.builder()
            .tools(false)
            .resources(false, false)
            .completions()
            .build();

    private final ServerProfile profile;
    private final ClassicTransport transport = new ClassicTransport();
    private final McpServerSession session;
    private boolean accepted;

    ClassicSession(ServerProfile profile, Tools tools, Resources resources) {
        this.profile = profile;
        Map<String, McpRequestHandler<?>> handlers = new HashMap<>();
        handlers.put(McpSchema.METHOD_PING, (exchange, params) -> Mono.just(Map.of()));
        handlers.putAll(new ClassicTools(tools).handlers());
        handlers.putAll(new ClassicResources(resources).handlers());
        handlers.put(McpSchema.METHOD_COMPLETION_COMPLETE, new ClassicCompletions(resources).handler());
        session = new McpServerSession(
                UUID.randomUUID().toString(),
                CLIENT_ANSWER_TIMEOUT,
                transport,
                this::welcome,
                handlers,
                Map.of(McpSchema.METHOD_NOTIFICATION_INITIALIZED, (exchange, params) -> Mono.empty()),
                Mono::empty);
    }

    /** Answer the handshake; true if the session is open from now on. */
    boolean initialize(Incoming.Request request, PendingReply reply) {
        serve(request, reply);
        if (accepted) {
            // The SDK holds every request until the client confirms, and confirmation may come late or never.
            session.handle(new McpSchema.JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED))
                    .block();
        }
        return accepted;
    }

    void serve(Incoming.Request request, PendingReply reply) {
        // The SDK takes no integer beyond 64 bits for an id; the reply knows the true one.
        String id = request.id().toString();
        session.handle(new McpSchema.JSONRPCRequest(request.method(), id, request.params()))
                .contextWrite(ClassicTransport.answering(reply))
                .block();
    }

    private Mono<McpSchema.InitializeResult> welcome(McpSchema.InitializeRequest request) {
        accepted = true;
        return Mono.just(McpSchema.InitializeResult.builder(
                        negotiate(request.protocolVersion()),
                        CAPABILITIES,
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
