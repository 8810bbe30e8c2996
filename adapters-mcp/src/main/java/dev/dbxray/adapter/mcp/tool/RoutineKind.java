package dev.dbxray.adapter.mcp.tool;

/** Name the kinds of routine that a call can ask for. */
enum RoutineKind {
    FUNCTION,
    PROCEDURE,
    AGGREGATE,
    WINDOW
}
