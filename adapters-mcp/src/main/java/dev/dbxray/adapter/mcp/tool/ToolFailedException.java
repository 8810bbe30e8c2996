package dev.dbxray.adapter.mcp.tool;

/** Signal that a call can't be answered whatever its arguments are, with one line for the caller. */
public final class ToolFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Make one of a line without secrets. */
    public ToolFailedException(String reason, Throwable cause) {
        super(reason, cause);
    }
}
