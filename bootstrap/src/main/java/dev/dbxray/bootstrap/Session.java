package dev.dbxray.bootstrap;

import dev.dbxray.application.message.Message;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Speak with the person who runs a command. */
final class Session {

    private final Streams streams;
    private final Locale locale;
    private final PrintWriter out;
    private final PrintWriter err;

    Session(Streams streams, Locale locale) {
        this.streams = streams;
        this.locale = locale;
        out = new PrintWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), true);
        err = new PrintWriter(new OutputStreamWriter(streams.err(), StandardCharsets.UTF_8), true);
    }

    Streams streams() {
        return streams;
    }

    Locale locale() {
        return locale;
    }

    PrintWriter out() {
        return out;
    }

    PrintWriter err() {
        return err;
    }

    /** Say a line on standard error. */
    void tell(String line) {
        err.println("dbxray: " + line);
        err.flush();
    }

    /** Say a text of a bundle on standard error. */
    void tell(Message message) {
        tell(message.in(locale));
    }
}
