package dev.dbxray.adapter.mcp.resource;

/** Hold what a resource says. */
public record ResourceText(String uri, String mimeType, String text) {}
