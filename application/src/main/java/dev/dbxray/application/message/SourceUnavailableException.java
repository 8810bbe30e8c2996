package dev.dbxray.application.message;

import java.util.Locale;

/** Signal that a database can't be read, whatever the question is, for a reason that the user may not be able to mend. */
public final class SourceUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    /**
     * Make one.
     *
     * @param reason one line without secrets that names the database and what is wrong
     */
    public SourceUnavailableException(Message reason, Throwable cause) {
        super(reason.in(Locale.ENGLISH), cause);
        this.reason = reason;
    }

    /** Get the reason. */
    public Message message() {
        return reason;
    }

    /** Say the reason in a language. */
    public String in(Locale locale) {
        return reason.in(locale);
    }
}
