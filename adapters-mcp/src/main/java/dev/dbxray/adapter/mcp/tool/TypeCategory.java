package dev.dbxray.adapter.mcp.tool;

/** Name the categories of user-defined type that a call can ask for. */
enum TypeCategory {
    ENUM,
    DOMAIN,
    COMPOSITE,
    RANGE
}
