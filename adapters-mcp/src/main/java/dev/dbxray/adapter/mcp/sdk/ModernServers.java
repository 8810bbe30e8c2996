package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.feature.ResourcesFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import java.time.Duration;

/** Makes the SDK's server of protocol version 2026-07-28, whatever the transport. */
final class ModernServers {

    /** The tools don't change while a server runs; an hour bounds what a client may keep beyond that. */
    private static final long CACHE_MILLIS = Duration.ofHours(1).toMillis();

    private ModernServers() {}

    /**
     * Make one.
     *
     * @param toolScope who may keep the list of tools: the public where it is the same for everyone
     */
    static McpServer of(
            ServerProfile profile, Tools tools, Resources resources, ListChanges changes, CacheScope toolScope) {
        McpServer.Builder builder = McpServer.builder()
                .jsonMapper(WireJson.FOR_SDK)
                .serverInfo(McpSchema.Implementation.builder(profile.name(), profile.version())
                        .title(profile.title())
                        .build())
                .instructions(profile.instructions())
                .requestStateCodec(new NoRequestState())
                .discoverCache(CACHE_MILLIS, CacheScope.PUBLIC)
                .feature(toolsFeature(tools, toolScope))
                .feature(resourcesFeature(resources, changes));
        return (changes.possible() ? builder.subscriptions(changes::subscribe) : builder).build();
    }

    /** Arguments are checked inside the tools and answers by tests. */
    private static ToolsFeature toolsFeature(Tools tools, CacheScope scope) {
        return ToolsFeature.ofSync(
                new ModernTools(tools),
                WireJson.FOR_SDK,
                (schema, value) -> JsonSchemaValidator.ValidationResponse.asValid(null),
                CACHE_MILLIS,
                scope);
    }

    /** Resources tell of somebody's databases, so no shared cache may keep them. */
    private static ResourcesFeature resourcesFeature(Resources resources, ListChanges changes) {
        long cacheMillis = changes.resourceCacheMillis();
        return ResourcesFeature.ofSync(
                new ModernResources(resources, cacheMillis), WireJson.FOR_SDK, cacheMillis, CacheScope.PRIVATE);
    }
}
