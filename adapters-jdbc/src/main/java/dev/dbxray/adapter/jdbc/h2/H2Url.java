package dev.dbxray.adapter.jdbc.h2;

import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.NUMBER;
import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.AllowedProperties;
import dev.dbxray.application.message.MendableException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hold the parts of an H2 JDBC URL: a file of this machine, or a path on a server.
 *
 * @param server {@code tcp://HOST:PORT/} or {@code ssl://HOST:PORT/}; empty for a file of this machine
 * @param path the path without the file's suffix
 * @param properties the allowed properties, their names in upper case
 */
record H2Url(String server, String path, Map<String, String> properties) {

    private static final String PREFIX = "jdbc:h2:";
    private static final String AUTO_SERVER = "AUTO_SERVER";
    private static final String SWITCH = "TRUE|FALSE|true|false";

    private static final AllowedProperties ALLOWED = new AllowedProperties(Map.of(
            AUTO_SERVER,
            SWITCH,
            "CASE_INSENSITIVE_IDENTIFIERS",
            SWITCH,
            "CIPHER",
            "AES",
            "DATABASE_TO_LOWER",
            SWITCH,
            "DATABASE_TO_UPPER",
            SWITCH,
            "LOCK_TIMEOUT",
            NUMBER,
            "NETWORK_TIMEOUT",
            NUMBER));

    private static final Pattern FORM =
            Pattern.compile("(?<server>(?:tcp|ssl)://[^/;\\s]+/)?(?:file:)?(?<path>[^;]+)(?<properties>(?:;[^;]*)*)");
    private static final Pattern CREDENTIAL = Pattern.compile("(?i).*;\\s*(?:user|password)\\s*=.*", Pattern.DOTALL);
    private static final Pattern OTHER_FILE_SYSTEM = Pattern.compile("[A-Za-z][A-Za-z0-9]+:.*");
    private static final Pattern ANCHORED = Pattern.compile("(?:[/\\\\~]|\\.\\.?[/\\\\]|[A-Za-z]:).*");

    H2Url {
        properties = new TreeMap<>(properties);
    }

    /** Parse a URL that begins with {@code jdbc:h2:}. No text of an exception repeats more than property names. */
    static H2Url parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("url.credentials"));
        }
        Matcher parts = FORM.matcher(url.substring(PREFIX.length()));
        if (!parts.matches()) {
            throw malformed();
        }
        String server = parts.group("server") == null ? "" : parts.group("server");
        return new H2Url(server, path(server, parts.group("path")), properties(parts.group("properties")));
    }

    private static String path(String server, String path) {
        if (!server.isEmpty()) {
            return path;
        }
        if (path.equals("mem") || path.startsWith("mem:")) {
            throw new MendableException(text("h2.memory"));
        }
        if (OTHER_FILE_SYSTEM.matcher(path).matches()) {
            throw malformed();
        }
        return ANCHORED.matcher(path).matches() ? path : "./" + path;
    }

    private static Map<String, String> properties(String list) {
        Map<String, String> properties = new TreeMap<>();
        for (String entry : list.split(";", -1)) {
            if (!entry.isBlank()) {
                String[] property = entry.split("=", 2);
                String name = property[0].strip().toUpperCase(Locale.ROOT);
                String value = property.length == 2 ? property[1] : "";
                ALLOWED.check(name, value);
                if (properties.put(name, value) != null) {
                    throw malformed();
                }
            }
        }
        return properties;
    }

    /** Write the URL for the driver: no database is created, and a file is only read where no server shares it. */
    String forDriver() {
        var url = new StringBuilder(PREFIX).append(place()).append(";IFEXISTS=TRUE");
        if (server.isEmpty() && !"true".equalsIgnoreCase(properties.get(AUTO_SERVER))) {
            url.append(";ACCESS_MODE_DATA=r");
        }
        properties.forEach(
                (name, value) -> url.append(';').append(name).append('=').append(value));
        return url.toString();
    }

    /** Write the server and path for people. */
    String place() {
        return server + path;
    }

    private static MendableException malformed() {
        return new MendableException(text("h2.url"));
    }
}
