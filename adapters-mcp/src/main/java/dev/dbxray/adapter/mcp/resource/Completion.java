package dev.dbxray.adapter.mcp.resource;

import java.util.List;

/**
 * Propose values for an argument, best first.
 *
 * @param values at most 100, as MCP demands
 * @param total the number of fitting values before the cut
 */
public record Completion(List<String> values, int total, boolean hasMore) {

    public Completion {
        values = List.copyOf(values);
    }
}
