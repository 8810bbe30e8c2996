package dev.dbxray.adapter.jdbc;

/** Hold a password; only this package sees what it is. */
public final class Password {

    private final String text;

    private Password(String text) {
        this.text = text;
    }

    /** Make one of its text. */
    public static Password of(String text) {
        return new Password(text);
    }

    String text() {
        return text;
    }

    @Override
    public String toString() {
        return "(hidden)";
    }
}
