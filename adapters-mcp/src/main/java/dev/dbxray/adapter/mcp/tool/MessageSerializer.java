package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Write a text for people in the language of the call. */
final class MessageSerializer extends StdSerializer<Message> {

    private static final Object LANGUAGE = Locale.class;

    MessageSerializer() {
        super(Message.class);
    }

    static Object languageAttribute() {
        return LANGUAGE;
    }

    @Override
    public void serialize(Message message, JsonGenerator generator, SerializationContext context) {
        Locale locale = context.getAttribute(LANGUAGE) instanceof Locale chosen ? chosen : Locale.ENGLISH;
        generator.writeString(message.in(locale));
    }
}
