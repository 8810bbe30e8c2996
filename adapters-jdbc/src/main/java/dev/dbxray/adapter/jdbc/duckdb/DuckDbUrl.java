package dev.dbxray.adapter.jdbc.duckdb;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.MendableException;
import java.util.regex.Pattern;

/**
 * Hold the parts of a DuckDB JDBC URL.
 *
 * @param path the database's file
 */
record DuckDbUrl(String path) {

    static final String PREFIX = "jdbc:duckdb:";

    private static final Pattern CREDENTIAL =
            Pattern.compile("(?i).*[;?&]\\s*(?:user|password|\\w*(?:key|token|secret))\\s*=.*", Pattern.DOTALL);
    // A word before a colon attaches something else than a file; one letter is a drive.
    private static final Pattern OTHER_STORAGE = Pattern.compile("[A-Za-z][A-Za-z0-9_+.-]+:.*", Pattern.DOTALL);

    /** Parse a URL that begins with {@code jdbc:duckdb:}. No text of an exception repeats any of it. */
    static DuckDbUrl parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("duckdb.credentials"));
        }
        String path = url.substring(PREFIX.length());
        if (path.isBlank() || path.startsWith(":memory:")) {
            throw new MendableException(text("duckdb.memory"));
        }
        if (path.contains(";")
                || path.contains("?")
                || OTHER_STORAGE.matcher(path).matches()) {
            throw new MendableException(text("duckdb.url"));
        }
        return new DuckDbUrl(path);
    }
}
