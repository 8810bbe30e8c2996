package dev.dbxray.bootstrap;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** Hold the command line's own texts. */
final class Texts {

    private static final String MESSAGES = "dev.dbxray.bootstrap.messages";
    private static final String USAGE = "dev.dbxray.bootstrap.usage";
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private Texts() {}

    static Message message(String key, Object... arguments) {
        return new Message(MESSAGES, key, List.of(arguments));
    }

    static MendableException problem(String key, Object... arguments) {
        return new MendableException(message(key, arguments));
    }

    /** Get the texts of {@code --help}. */
    static ResourceBundle usage(Locale locale) {
        return ResourceBundle.getBundle(USAGE, locale, NO_FALLBACK);
    }
}
