package dev.dbxray.adapter.mcp.sdk;

/**
 * Bound what one address takes.
 *
 * @param bodyBytes the longest body of a request
 * @param sessions the most sessions of clients that open with {@code initialize}
 */
public record HttpLimits(int bodyBytes, int sessions) {

    /** Far above what clients send and below what would hurt. */
    public static final HttpLimits USUAL = new HttpLimits(4 * 1024 * 1024, 1_000);
}
