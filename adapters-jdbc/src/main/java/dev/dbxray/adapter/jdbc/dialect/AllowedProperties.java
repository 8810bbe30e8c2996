package dev.dbxray.adapter.jdbc.dialect;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Allow a driver's properties that say how to reach the server, and nothing that loads classes, reads or writes files of
 * this machine or changes what a session may do.
 */
public final class AllowedProperties {

    /** A whole number. */
    public static final String NUMBER = "0|[1-9][0-9]{0,8}";

    /** A truth value. */
    public static final String SWITCH = "true|false";

    /** Any text. */
    public static final String ANYTHING = ".+";

    private final Map<String, String> values;

    /**
     * Allow these names, each with a pattern for its values.
     *
     * @param values {@link #NUMBER}, {@link #SWITCH}, {@link #ANYTHING} or the values with {@code |} between
     */
    public AllowedProperties(Map<String, String> values) {
        this.values = new TreeMap<>(values);
    }

    /**
     * Check a property.
     *
     * @throws MendableException if it isn't allowed or its value isn't valid
     */
    public void check(String name, String value) {
        String allowed = values.get(name);
        if (allowed == null) {
            throw new MendableException(text("url.property", name, String.join(", ", values.keySet())));
        }
        if (!Pattern.matches(allowed, value)) {
            throw new MendableException(text("url.propertyValue", name, shown(allowed)));
        }
    }

    /**
     * Read properties that are written as {@code NAME=VALUE}, separated by {@code &}.
     *
     * @param list empty for none
     * @param repeated what to say if one is given twice
     * @throws MendableException if one isn't allowed, has a value that isn't valid, or is given twice
     */
    public Map<String, String> read(String list, Message repeated) {
        Map<String, String> properties = new TreeMap<>();
        for (String entry : list.split("&", -1)) {
            if (!entry.isEmpty()) {
                String[] property = entry.split("=", 2);
                String value = property.length == 2 ? property[1] : "";
                check(property[0], value);
                if (properties.put(property[0], value) != null) {
                    throw new MendableException(repeated);
                }
            }
        }
        return properties;
    }

    private static String shown(String allowed) {
        return switch (allowed) {
            case NUMBER -> "0, 1, 2, ... 999999999";
            case ANYTHING -> "...";
            default -> allowed.replace("|", ", ");
        };
    }
}
