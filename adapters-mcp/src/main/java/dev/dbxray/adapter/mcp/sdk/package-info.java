/**
 * Serves tools and resources through the MCP Java SDK to clients of both protocol eras. The only package that sees the
 * SDK. A line comes in through {@code LineReader} and {@code MessageDecoder}, {@code MessageRouter} picks the era, and
 * {@code PendingReply} takes the one answer out.
 */
@NullMarked
package dev.dbxray.adapter.mcp.sdk;

import org.jspecify.annotations.NullMarked;
