package dev.dbxray.adapter.jdbc.topic;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.application.message.MendableException;
import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tell which database of which server answers.
 *
 * @param database the database's name, verbatim
 * @param product the product's name as the server tells it, for example {@code PostgreSQL}
 * @param version the version without the build's remarks, for example {@code 17.6}
 * @param majorVersion the version's leading number
 * @param defaultSchema the schema in which the connection looks for names without one
 */
public record ServerIdentity(String database, String product, String version, int majorVersion, String defaultSchema) {

    private static final Pattern LEADING_NUMBER = Pattern.compile("(\\d+).*");

    /**
     * Read {@code database.sql}: one row with {@code name}, {@code product}, {@code version} (which begins with a number)
     * and {@code default_schema}.
     */
    public static ServerIdentity read(Queries queries) throws SQLException {
        return queries.list("database.sql", ServerIdentity::of).getFirst();
    }

    private static ServerIdentity of(Row row) throws SQLException {
        String version = row.text("version");
        return new ServerIdentity(
                row.text("name"), row.text("product"), version, majorVersion(version), row.text("default_schema"));
    }

    private static int majorVersion(String version) throws SQLException {
        Matcher number = LEADING_NUMBER.matcher(version);
        if (!number.matches()) {
            throw new SQLException("the server tells no version: " + version);
        }
        return Integer.parseInt(number.group(1));
    }

    /**
     * Refuse a server that is older than the oldest that can be read.
     *
     * @throws MendableException if it is
     */
    public ServerIdentity atLeast(int oldestMajorVersion) {
        if (majorVersion < oldestMajorVersion) {
            throw new MendableException(text("server.tooOld", product, version, oldestMajorVersion));
        }
        return this;
    }
}
