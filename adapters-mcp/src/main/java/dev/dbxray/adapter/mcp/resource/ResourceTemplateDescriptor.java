package dev.dbxray.adapter.mcp.resource;

/**
 * Describe a family of resources to clients.
 *
 * @param uriTemplate an RFC 6570 template; each variable stands alone between braces
 */
public record ResourceTemplateDescriptor(
        String uriTemplate, String name, String title, String description, String mimeType) {}
