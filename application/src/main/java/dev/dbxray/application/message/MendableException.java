package dev.dbxray.application.message;

import java.util.Locale;

/** Signal a failure that the user can mend, with one line that says what is wrong and how to mend it. */
public final class MendableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message text;

    /** Make one that says {@code text}. */
    public MendableException(Message text) {
        super(text.in(Locale.ENGLISH));
        this.text = text;
    }

    /** Make one that says {@code text}, for this reason. */
    public MendableException(Message text, Throwable cause) {
        super(text.in(Locale.ENGLISH), cause);
        this.text = text;
    }

    /** Get what it says. */
    public Message message() {
        return text;
    }

    /** Say it in a language. */
    public String in(Locale locale) {
        return text.in(locale);
    }
}
