package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Completion;
import dev.dbxray.adapter.mcp.resource.InvalidCursorException;
import dev.dbxray.adapter.mcp.resource.ResourceDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourcePage;
import dev.dbxray.adapter.mcp.resource.ResourceTemplateDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourceText;
import dev.dbxray.adapter.mcp.resource.Resources;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Three resources on two pages, and a template for them. */
final class FakeResources implements Resources {

    static final String TEMPLATE = "dbxray://{database}/{schema}/{table}";

    private static final List<ResourceDescriptor> ALL =
            List.of(descriptor("orders"), descriptor("%E5%8F%97%E6%B3%A8%20%E6%98%8E%E7%B4%B0"), descriptor("users"));

    private static ResourceDescriptor descriptor(String table) {
        return new ResourceDescriptor(
                "dbxray://prod/public/" + table, table, "Table " + table, "About " + table, "application/json");
    }

    @Override
    public ResourcePage list(@Nullable String cursor) {
        return switch (cursor) {
            case null -> new ResourcePage(ALL.subList(0, 2), "page-2");
            case "page-2" -> new ResourcePage(ALL.subList(2, 3), null);
            default -> throw new InvalidCursorException(cursor);
        };
    }

    @Override
    public List<ResourceTemplateDescriptor> templates() {
        return List.of(new ResourceTemplateDescriptor(TEMPLATE, "table", "Table", "Any table", "application/json"));
    }

    @Override
    public Optional<ResourceText> read(String uri) {
        return ALL.stream()
                .filter(descriptor -> descriptor.uri().equals(uri))
                .findFirst()
                .map(descriptor ->
                        new ResourceText(uri, descriptor.mimeType(), "{\"name\":\"" + descriptor.name() + "\"}"));
    }

    @Override
    public Completion complete(
            String uriTemplate, String argument, String value, Map<String, String> resolvedArguments) {
        String scope = resolvedArguments.getOrDefault("schema", "any schema");
        return new Completion(List.of(argument + " " + value + " in " + scope), 120, true);
    }
}
