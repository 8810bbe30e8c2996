package dev.dbxray.adapter.mcp.resource;

/** Describe a resource to clients. */
public record ResourceDescriptor(String uri, String name, String title, String description, String mimeType) {}
