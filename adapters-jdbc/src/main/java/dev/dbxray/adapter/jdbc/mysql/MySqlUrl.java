package dev.dbxray.adapter.jdbc.mysql;

import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.ANYTHING;
import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.NUMBER;
import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.SWITCH;
import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.AllowedProperties;
import dev.dbxray.application.message.MendableException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hold the parts of a JDBC URL of MariaDB or MySQL.
 *
 * @param hosts each as {@code host:port}, separated by commas
 * @param database what the connection works in; empty for nothing
 * @param properties the allowed properties
 */
record MySqlUrl(String hosts, String database, Map<String, String> properties) {

    private static final AllowedProperties ALLOWED = new AllowedProperties(Map.of(
            "connectTimeout", NUMBER,
            "serverSslCert", ANYTHING,
            "socketTimeout", NUMBER,
            "sslMode", "disable|trust|verify-ca|verify-full",
            "tcpKeepAlive", SWITCH));

    private static final String HOST = "(?:\\[[0-9A-Fa-f:.]+]|[\\p{L}\\p{N}._-]+)(?::[0-9]{1,5})?";
    private static final Pattern FORM = Pattern.compile("jdbc:(?:mariadb|mysql)://(?<hosts>" + HOST + "(?:," + HOST
            + ")*)(?:/(?<database>[^/?#&=;@:\\s]*))?(?:\\?(?<properties>[^?#\\s]*))?");
    private static final Pattern CREDENTIAL =
            Pattern.compile("(?i).*(?:@|[?&;](?:user|password)(?:=|&|$)).*", Pattern.DOTALL);

    MySqlUrl {
        properties = Map.copyOf(properties);
    }

    /** Parse a URL. No text of an exception repeats more than property names. */
    static MySqlUrl parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("url.credentials"));
        }
        Matcher parts = FORM.matcher(url);
        if (!parts.matches()) {
            throw new MendableException(text("mysql.url"));
        }
        String database = parts.group("database");
        String properties = parts.group("properties");
        return new MySqlUrl(
                parts.group("hosts"),
                database == null ? "" : database,
                ALLOWED.read(properties == null ? "" : properties, text("mysql.url")));
    }

    /** Write the URL for MariaDB's driver: places only, no property. */
    String forDriver() {
        return "jdbc:mariadb://" + hosts + "/" + database;
    }
}
