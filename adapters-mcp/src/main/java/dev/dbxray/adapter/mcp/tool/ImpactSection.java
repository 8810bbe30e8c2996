package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Name the lists of an impact as calls and results spell them, in the order of the overview. */
enum ImpactSection {
    @JsonProperty("direct")
    DIRECT,
    @JsonProperty("indirect")
    INDIRECT,
    @JsonProperty("views")
    VIEWS,
    @JsonProperty("triggers")
    TRIGGERS,
    @JsonProperty("usages")
    USAGES,
    @JsonProperty("unverified")
    UNVERIFIED,
    @JsonProperty("sequences")
    SEQUENCES,
    @JsonProperty("types")
    TYPES
}
