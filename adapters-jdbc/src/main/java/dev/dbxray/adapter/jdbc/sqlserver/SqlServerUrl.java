package dev.dbxray.adapter.jdbc.sqlserver;

import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.ANYTHING;
import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.NUMBER;
import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.SWITCH;
import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.AllowedProperties;
import dev.dbxray.application.message.MendableException;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hold the parts of a JDBC URL of SQL Server.
 *
 * @param server the host, then perhaps a backslash and the instance's name, then perhaps a colon and the port
 * @param properties the allowed properties, the database's name among them
 * @see <a href="https://learn.microsoft.com/en-us/sql/connect/jdbc/building-the-connection-url">Building the connection
 *     URL</a>
 */
record SqlServerUrl(String server, Map<String, String> properties) {

    private static final String PREFIX = "jdbc:sqlserver://";
    private static final String DATABASE = "databaseName";

    private static final Map<String, String> VALUES = Map.of(
            "applicationIntent",
            "ReadOnly|ReadWrite",
            "applicationName",
            ANYTHING,
            DATABASE,
            ANYTHING,
            "encrypt",
            "true|false|strict",
            "hostNameInCertificate",
            ANYTHING,
            "loginTimeout",
            NUMBER,
            "multiSubnetFailover",
            SWITCH,
            "socketTimeout",
            NUMBER,
            "trustServerCertificate",
            SWITCH);
    private static final AllowedProperties ALLOWED = new AllowedProperties(VALUES);

    private static final Pattern FORM = Pattern.compile("jdbc:sqlserver://"
            + "(?<server>(?:\\[[0-9A-Fa-f:.]+]|[\\p{L}\\p{N}._-]+)(?:\\\\[\\p{L}\\p{N}_$#-]+)?(?::[0-9]{1,5})?)"
            + "(?<properties>(?:;.*)?)");
    // A value in braces may hold what else would end it.
    private static final Pattern PROPERTY =
            Pattern.compile(";\\s*(?<name>[^=;{}]*)=\\s*(?:\\{(?<braced>(?:[^}]|}})*)}|(?<plain>[^;{}]*))\\s*");
    private static final Pattern EMPTY = Pattern.compile(";\\s*");
    private static final Pattern CREDENTIAL = Pattern.compile(
            "(?i).*(?:@|;\\s*(?:user(?:name)?|password|accessToken\\w*|\\w*secret)\\s*=).*", Pattern.DOTALL);

    SqlServerUrl {
        properties = Map.copyOf(properties);
    }

    /** Parse a URL. No text of an exception repeats more than property names. */
    static SqlServerUrl parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("url.credentials"));
        }
        Matcher parts = FORM.matcher(url);
        if (!parts.matches()) {
            throw malformed();
        }
        return new SqlServerUrl(parts.group("server"), properties(parts.group("properties")));
    }

    private static Map<String, String> properties(String list) {
        Map<String, String> properties = new TreeMap<>();
        Matcher property = PROPERTY.matcher(list);
        Matcher empty = EMPTY.matcher(list);
        int at = 0;
        while (at < list.length()) {
            if (property.region(at, list.length()).lookingAt()) {
                put(property, properties);
                at = property.end();
            } else if (empty.region(at, list.length()).lookingAt()) {
                at = empty.end();
            } else {
                throw malformed();
            }
        }
        return properties;
    }

    private static void put(Matcher property, Map<String, String> properties) {
        String name = canonical(property.group("name").strip());
        String braced = property.group("braced");
        String value = braced == null ? property.group("plain").strip() : braced.replace("}}", "}");
        ALLOWED.check(name, value);
        if (properties.put(name, value) != null) {
            throw malformed();
        }
    }

    /** Spell a property's name as the driver does, which takes it in any case. */
    private static String canonical(String name) {
        return name.equalsIgnoreCase("database")
                ? DATABASE
                : VALUES.keySet().stream()
                        .filter(name::equalsIgnoreCase)
                        .findFirst()
                        .orElse(name);
    }

    /** Get the name of the database that is asked for; empty for the login's default. */
    String database() {
        return properties.getOrDefault(DATABASE, "");
    }

    /** Write the URL for the driver: places only, no property. */
    String forDriver() {
        return PREFIX + server;
    }

    private static MendableException malformed() {
        return new MendableException(text("sqlserver.url"));
    }
}
