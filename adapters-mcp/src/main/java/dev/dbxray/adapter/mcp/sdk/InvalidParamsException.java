package dev.dbxray.adapter.mcp.sdk;

/** Signals parameters of the wrong shape; the message goes to the client. */
final class InvalidParamsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    InvalidParamsException(String message) {
        super(message);
    }
}
