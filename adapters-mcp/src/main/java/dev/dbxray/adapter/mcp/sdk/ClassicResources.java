package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.ResourceDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourcePage;
import dev.dbxray.adapter.mcp.resource.ResourceTemplateDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourceText;
import dev.dbxray.adapter.mcp.resource.Resources;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ListResourceTemplatesResult;
import io.modelcontextprotocol.spec.McpSchema.ListResourcesResult;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.List;
import java.util.Map;

/** Serves resources in the words of the classic protocol versions. */
final class ClassicResources {

    private final Resources resources;

    ClassicResources(Resources resources) {
        this.resources = resources;
    }

    Map<String, McpRequestHandler<?>> handlers() {
        return Map.of(
                McpSchema.METHOD_RESOURCES_LIST,
                ClassicHandlers.handler(this::list),
                McpSchema.METHOD_RESOURCES_TEMPLATES_LIST,
                ClassicHandlers.handler(this::listTemplates),
                McpSchema.METHOD_RESOURCES_READ,
                ClassicHandlers.handler(this::read));
    }

    private ListResourcesResult list(Params params) {
        ResourcePage page = resources.list(params.optionalString("cursor"));
        return ListResourcesResult.builder(page.resources().stream()
                        .map(ClassicResources::resource)
                        .toList())
                .nextCursor(page.nextCursor())
                .build();
    }

    private static Resource resource(ResourceDescriptor descriptor) {
        return Resource.builder(descriptor.uri(), descriptor.name())
                .title(descriptor.title())
                .description(descriptor.description())
                .mimeType(descriptor.mimeType())
                .build();
    }

    private ListResourceTemplatesResult listTemplates(Params params) {
        Cursors.refuse(params.optionalString("cursor"));
        return ListResourceTemplatesResult.builder(resources.templates().stream()
                        .map(ClassicResources::template)
                        .toList())
                .build();
    }

    private static ResourceTemplate template(ResourceTemplateDescriptor descriptor) {
        return ResourceTemplate.builder(descriptor.uriTemplate(), descriptor.name())
                .title(descriptor.title())
                .description(descriptor.description())
                .mimeType(descriptor.mimeType())
                .build();
    }

    private ReadResourceResult read(Params params) {
        String uri = params.string("uri");
        ResourceText text = resources.read(uri).orElseThrow(() -> McpError.RESOURCE_NOT_FOUND.apply(uri));
        return ReadResourceResult.builder(List.of(TextResourceContents.builder(text.uri(), text.text())
                        .mimeType(text.mimeType())
                        .build()))
                .build();
    }
}
