package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.application.port.in.ListTables;

/** Name the orders of a list of tables as calls spell them. */
enum TableOrder {
    @JsonProperty("name")
    NAME,
    @JsonProperty("incoming")
    INCOMING,
    @JsonProperty("outgoing")
    OUTGOING,
    @JsonProperty("impact")
    IMPACT;

    ListTables.Order toDomain() {
        return ListTables.Order.valueOf(name());
    }
}
