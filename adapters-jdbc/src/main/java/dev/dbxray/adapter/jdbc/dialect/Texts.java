package dev.dbxray.adapter.jdbc.dialect;

import dev.dbxray.application.message.Message;
import java.util.List;

/** Name the texts of this module's resource bundle. */
public final class Texts {

    private static final String BUNDLE = "dev.dbxray.adapter.jdbc.messages";

    private Texts() {}

    /** Name a text, with what is to be filled in. */
    public static Message text(String key, Object... arguments) {
        return new Message(BUNDLE, key, List.of(arguments));
    }
}
