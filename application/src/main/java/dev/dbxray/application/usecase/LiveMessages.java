package dev.dbxray.application.usecase;

import dev.dbxray.application.message.Message;
import java.util.List;

/** Name the texts about live databases. */
final class LiveMessages {

    private static final String BUNDLE = "dev.dbxray.application.usecase.live";

    private LiveMessages() {}

    static Message message(String key, Object... arguments) {
        return new Message(BUNDLE, key, List.of(arguments));
    }
}
