package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.InitializeRequest;
import io.modelcontextprotocol.spec.McpStreamableServerSession;
import io.modelcontextprotocol.spec.McpStreamableServerSession.McpStreamableServerSessionInit;
import io.modelcontextprotocol.spec.ProtocolVersions;
import jakarta.servlet.http.HttpServlet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import reactor.core.publisher.Mono;

/** Serves sessions that were opened with {@code initialize} over Streamable HTTP. */
final class ClassicHttp {

    /** Clients of the first version know nothing of this transport, but people who try it with curl ask for it. */
    private static final List<String> VERSIONS = List.of(
            ProtocolVersions.MCP_2024_11_05,
            ProtocolVersions.MCP_2025_03_26,
            ProtocolVersions.MCP_2025_06_18,
            ProtocolVersions.MCP_2025_11_25);

    private final ClassicServer server;
    private final HttpServletStreamableServerTransportProvider provider;
    private final Set<String> sessions = ConcurrentHashMap.newKeySet();

    ClassicHttp(ClassicServer server, String path, int bodyBytes, ListChanges changes) {
        this.server = server;
        provider = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(WireJson.FOR_SDK)
                .mcpEndpoint(path)
                .maxRequestSize(bodyBytes)
                .build();
        provider.setSessionFactory(this::open);
        changes.onResourcesChanged(this::announceResources);
    }

    private McpStreamableServerSessionInit open(InitializeRequest request) {
        String id = UUID.randomUUID().toString();
        sessions.add(id);
        var session = new McpStreamableServerSession(
                id,
                request.capabilities(),
                request.clientInfo(),
                ClassicServer.CLIENT_ANSWER_TIMEOUT,
                server.handlers(),
                ClassicServer.notificationHandlers(),
                () -> Mono.fromRunnable(() -> sessions.remove(id)));
        return new McpStreamableServerSessionInit(session, Mono.just(server.welcome(request, VERSIONS)));
    }

    private void announceResources() {
        provider.notifyClients(McpSchema.METHOD_NOTIFICATION_RESOURCES_LIST_CHANGED, Map.of())
                .subscribe();
    }

    static boolean isKnown(String protocolVersion) {
        return VERSIONS.contains(protocolVersion);
    }

    HttpServlet servlet() {
        return provider;
    }

    /** Count the sessions that are open. */
    int sessions() {
        return sessions.size();
    }

    void close() {
        provider.closeGracefully().block();
    }
}
