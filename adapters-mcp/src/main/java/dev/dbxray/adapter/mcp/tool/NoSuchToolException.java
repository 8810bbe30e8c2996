package dev.dbxray.adapter.mcp.tool;

/** Signal a call of a tool that isn't there. */
public final class NoSuchToolException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Make one for this tool name. */
    public NoSuchToolException(String name) {
        super("Unknown tool: " + name);
    }
}
