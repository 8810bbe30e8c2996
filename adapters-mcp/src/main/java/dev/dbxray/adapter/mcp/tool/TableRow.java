package dev.dbxray.adapter.mcp.tool;

import org.jspecify.annotations.Nullable;

/** Show a table in a list. */
record TableRow(
        String database,
        String schema,
        String name,
        @Nullable String logicalName,
        String type,
        @Nullable String description,
        @Nullable ErRoleName erRole,
        int incoming,
        int outgoing,
        int impact) {}
