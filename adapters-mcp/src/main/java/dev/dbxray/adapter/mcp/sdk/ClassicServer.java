package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.server.McpNotificationHandler;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.InitializeRequest;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reactor.core.publisher.Mono;

/**
 * What clients that open with {@code initialize} (2024-11-05 to 2025-11-25) are served, whatever the transport.
 *
 * <p>These are the SDK's sessions with request handlers of our own. The SDK's own ones, behind {@code McpServer}, know no
 * pages, give exception texts to clients and load a schema validator before the first answer.
 */
final class ClassicServer {

    /** For what the server would ask of the client; it asks nothing. */
    static final Duration CLIENT_ANSWER_TIMEOUT = Duration.ofMinutes(5);

    private final ServerProfile profile;
    private final ServerCapabilities capabilities;
    private final Map<String, McpRequestHandler<?>> handlers;

    ClassicServer(ServerProfile profile, Tools tools, Resources resources, ListChanges changes) {
        this.profile = profile;
        capabilities = ServerCapabilities.builder()
                .tools(false)
                .resources(false, changes.possible())
                .completions()
                .build();
        handlers = handlers(tools, resources);
    }

    private static Map<String, McpRequestHandler<?>> handlers(Tools tools, Resources resources) {
        Map<String, McpRequestHandler<?>> handlers = new HashMap<>();
        handlers.put(McpSchema.METHOD_PING, (exchange, params) -> Mono.just(Map.of()));
        handlers.putAll(new ClassicTools(tools).handlers());
        handlers.putAll(new ClassicResources(resources).handlers());
        handlers.put(McpSchema.METHOD_COMPLETION_COMPLETE, new ClassicCompletions(resources).handler());
        return handlers;
    }

    Map<String, McpRequestHandler<?>> handlers() {
        return handlers;
    }

    static Map<String, McpNotificationHandler> notificationHandlers() {
        return Map.of(McpSchema.METHOD_NOTIFICATION_INITIALIZED, (exchange, params) -> Mono.empty());
    }

    /**
     * Welcome a client.
     *
     * @param known the protocol versions of the transport, the newest last
     */
    InitializeResult welcome(InitializeRequest request, List<String> known) {
        return InitializeResult.builder(
                        known.contains(request.protocolVersion()) ? request.protocolVersion() : known.getLast(),
                        capabilities,
                        McpSchema.Implementation.builder(profile.name(), profile.version())
                                .title(profile.title())
                                .build())
                .instructions(profile.instructions())
                .build();
    }
}
