package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Completion;
import dev.dbxray.adapter.mcp.resource.ResourceDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourcePage;
import dev.dbxray.adapter.mcp.resource.ResourceTemplateDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourceText;
import dev.dbxray.adapter.mcp.resource.Resources;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.CompleteRequest;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult;
import io.modelcontextprotocol.modern.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.modern.McpSchema.Resource;
import io.modelcontextprotocol.modern.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.modern.McpSchema.TextResourceContents;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncResource;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceRepository;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceTemplate;
import io.modelcontextprotocol.modern.server.feature.ResourceTemplatesPage;
import io.modelcontextprotocol.modern.server.feature.ResourcesPage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Offers resources in the words of protocol version 2026-07-28. */
final class ModernResources implements McpSyncResourceRepository {

    private final Resources resources;
    private final long cacheMillis;

    ModernResources(Resources resources, long cacheMillis) {
        this.resources = resources;
        this.cacheMillis = cacheMillis;
    }

    @Override
    public ResourcesPage list(McpRequestContext context, @Nullable String cursor) {
        return ModernFailures.guard(() -> {
            ResourcePage page = resources.list(cursor);
            return new ResourcesPage(
                    page.resources().stream().map(ModernResources::resource).toList(), page.nextCursor(), null, null);
        });
    }

    private static Resource resource(ResourceDescriptor descriptor) {
        return Resource.builder(descriptor.uri(), descriptor.name())
                .title(descriptor.title())
                .description(descriptor.description())
                .mimeType(descriptor.mimeType())
                .build();
    }

    @Override
    public ResourceTemplatesPage listTemplates(McpRequestContext context, @Nullable String cursor) {
        return ModernFailures.guard(() -> {
            Cursors.refuse(cursor);
            // Unlike resources, templates tell nothing of the databases.
            return new ResourceTemplatesPage(
                    resources.templates().stream()
                            .map(ModernResources::template)
                            .toList(),
                    null,
                    null,
                    CacheScope.PUBLIC);
        });
    }

    private static ResourceTemplate template(ResourceTemplateDescriptor descriptor) {
        return ResourceTemplate.builder(descriptor.uriTemplate(), descriptor.name())
                .title(descriptor.title())
                .description(descriptor.description())
                .mimeType(descriptor.mimeType())
                .build();
    }

    /** {@code null} makes the SDK say that there is no such resource. */
    @Override
    public @Nullable McpSyncResource find(McpRequestContext context, String uri) {
        return ModernFailures.guard(() -> resources
                .read(uri)
                .map(this::contents)
                .map(result -> McpSyncResource.of((sameContext, request) -> McpSyncResponse.result(result)))
                .orElse(null));
    }

    private ReadResourceResult contents(ResourceText text) {
        return ReadResourceResult.builder(List.of(TextResourceContents.builder(text.uri(), text.text())
                        .mimeType(text.mimeType())
                        .build()))
                .ttlMs(cacheMillis)
                .cacheScope(CacheScope.PRIVATE)
                .build();
    }

    @Override
    public boolean supportsCompletion() {
        return true;
    }

    /** {@code null} makes the SDK say that there is no such template; it also checks the variable's name. */
    @Override
    public @Nullable McpSyncResourceTemplate findTemplate(McpRequestContext context, String uriTemplate) {
        return ModernFailures.guard(() -> resources.templates().stream()
                .filter(descriptor -> descriptor.uriTemplate().equals(uriTemplate))
                .findFirst()
                .map(descriptor -> McpSyncResourceTemplate.of(template(descriptor))
                        .withCompletionHandler((sameContext, request) -> complete(uriTemplate, request)))
                .orElse(null));
    }

    private CompleteResult complete(String uriTemplate, CompleteRequest request) {
        Map<String, String> resolved =
                request.context() != null && request.context().arguments() != null
                        ? request.context().arguments()
                        : Map.of();
        return ModernFailures.guard(() -> {
            Completion completion = resources.complete(
                    uriTemplate, request.argument().name(), request.argument().value(), resolved);
            return CompleteResult.of(
                    new CompleteResult.Completion(completion.values(), completion.total(), completion.hasMore()));
        });
    }
}
