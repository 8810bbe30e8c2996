package dev.dbxray.application.usecase;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.message.SourceUnavailableException;
import java.util.List;

/** Name the texts about live databases. */
final class LiveMessages {

    private static final String BUNDLE = "dev.dbxray.application.usecase.live";

    private LiveMessages() {}

    static Message message(String key, Object... arguments) {
        return new Message(BUNDLE, key, List.of(arguments));
    }

    /** Say why a database can't be read: only what the readers themselves put into words is free of secrets. */
    static Message reason(RuntimeException failure) {
        return switch (failure) {
            case MendableException mendable -> mendable.message();
            case SourceUnavailableException unavailable -> unavailable.message();
            default -> message("source.unexpected", failure.getClass().getSimpleName());
        };
    }
}
