package dev.dbxray.adapter.sql.routine.postgresql;

/** Signals that a text takes more effort to read than any sound one. */
final class TooManyLooksException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyLooksException() {
        super("more looks than any sound text needs");
    }
}
