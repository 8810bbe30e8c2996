package dev.dbxray.adapter.mcp.resource;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hold one page of a long list of resources.
 *
 * @param nextCursor what to ask for the next page with, {@code null} on the last page
 */
public record ResourcePage(
        List<ResourceDescriptor> resources, @Nullable String nextCursor) {

    public ResourcePage {
        resources = List.copyOf(resources);
    }
}
