package dev.dbxray.adapter.jdbc.sqlite;

import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.NUMBER;
import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.AllowedProperties;
import dev.dbxray.application.message.MendableException;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Hold the parts of an SQLite JDBC URL.
 *
 * @param path the database's file
 * @param properties the allowed properties
 */
record SqliteUrl(String path, Map<String, String> properties) {

    static final String PREFIX = "jdbc:sqlite:";

    private static final AllowedProperties ALLOWED = new AllowedProperties(Map.of("busy_timeout", NUMBER));
    private static final Pattern CREDENTIAL = Pattern.compile("(?i).*[?&](?:user|password|key)=.*", Pattern.DOTALL);

    SqliteUrl {
        properties = Map.copyOf(properties);
    }

    /** Parse a URL that begins with {@code jdbc:sqlite:}. No text of an exception repeats more than property names. */
    static SqliteUrl parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("sqlite.credentials"));
        }
        String[] parts = url.substring(PREFIX.length()).split("\\?", 2);
        String path = parts[0];
        if (path.isBlank() || path.startsWith(":memory:")) {
            throw new MendableException(text("sqlite.memory"));
        }
        if (path.startsWith("file:") || path.startsWith(":")) {
            throw new MendableException(text("sqlite.url"));
        }
        return new SqliteUrl(path, ALLOWED.read(parts.length == 2 ? parts[1] : "", text("sqlite.url")));
    }
}
