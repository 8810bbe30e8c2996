package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Name the columns that a diagram shows, the fewest last. */
enum DiagramColumns {
    @JsonProperty("all")
    ALL,
    @JsonProperty("keys")
    KEYS,
    @JsonProperty("none")
    NONE
}
