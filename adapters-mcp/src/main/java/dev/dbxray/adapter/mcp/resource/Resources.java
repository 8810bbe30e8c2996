package dev.dbxray.adapter.mcp.resource;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Offer resources. Calls come in parallel, each on a thread of its own that is interrupted when the client cancels. */
public interface Resources {

    /**
     * List one page of the resources.
     *
     * @param cursor where to go on, {@code null} for the first page
     * @throws InvalidCursorException if no page ended with this cursor
     */
    ResourcePage list(@Nullable String cursor);

    /** List all templates, without waiting for anything. */
    List<ResourceTemplateDescriptor> templates();

    /** Read a resource; empty if there is none of this URI. */
    Optional<ResourceText> read(String uri);

    /**
     * Propose values for one variable of a template.
     *
     * @param uriTemplate one of {@link #templates()}
     * @param argument one of its variables
     * @param value what the user has typed so far
     * @param resolvedArguments the variables that are filled in already
     */
    Completion complete(String uriTemplate, String argument, String value, Map<String, String> resolvedArguments);
}
