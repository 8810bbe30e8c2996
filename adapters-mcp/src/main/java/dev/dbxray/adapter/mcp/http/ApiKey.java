package dev.dbxray.adapter.mcp.http;

/**
 * Name the bearer of a key.
 *
 * @param bearer who has it
 * @param sha256 its SHA-256 in lower-case hexadecimal digits; a key is random, so that nothing slower is needed
 */
public record ApiKey(Caller bearer, String sha256) {}
