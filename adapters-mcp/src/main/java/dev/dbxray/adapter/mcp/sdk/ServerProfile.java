package dev.dbxray.adapter.mcp.sdk;

/**
 * Introduce the server to its clients.
 *
 * @param name for programs
 * @param title for people
 * @param instructions what a model should know before it calls the first tool
 */
public record ServerProfile(String name, String title, String version, String instructions) {}
