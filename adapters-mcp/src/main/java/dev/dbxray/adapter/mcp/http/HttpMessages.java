package dev.dbxray.adapter.mcp.http;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import java.util.List;

/** Say in the user's language what is wrong with how the server is to listen. */
final class HttpMessages {

    private static final String BUNDLE = HttpMessages.class.getPackageName() + ".messages";

    private HttpMessages() {}

    static MendableException problem(String key, Object... arguments) {
        return new MendableException(new Message(BUNDLE, key, List.of(arguments)));
    }
}
