package dev.dbxray.adapter.mcp.resource;

/** Signal a page cursor that this server never gave out. */
public final class InvalidCursorException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Make one for this cursor. */
    public InvalidCursorException(String cursor) {
        super("Invalid cursor: " + cursor);
    }
}
