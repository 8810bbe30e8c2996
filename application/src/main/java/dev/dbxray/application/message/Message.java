package dev.dbxray.application.message;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Name a text of a resource bundle, with what is to be filled in.
 *
 * @param bundle the bundle's base name; every module has one of its own
 * @param key the text's key in the bundle
 * @param arguments the values for the text's {@link MessageFormat} places; a message among them speaks the same language
 */
public record Message(String bundle, String key, List<Object> arguments) {

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    public Message {
        arguments = List.copyOf(arguments);
    }

    /**
     * Speak the text in a language; English where the bundle doesn't have it.
     *
     * @throws java.util.MissingResourceException if no bundle has the key
     */
    public String in(Locale locale) {
        String pattern = ResourceBundle.getBundle(bundle, locale, Message.class.getClassLoader(), NO_FALLBACK)
                .getString(key);
        // The root locale keeps numbers free of grouping, as identifiers and counts must be.
        return new MessageFormat(pattern, Locale.ROOT)
                .format(arguments.stream()
                        .map(argument -> plain(argument, locale))
                        .toArray());
    }

    private static Object plain(Object argument, Locale locale) {
        return switch (argument) {
            case Number number -> number.toString();
            case Message inner -> inner.in(locale);
            default -> argument;
        };
    }
}
