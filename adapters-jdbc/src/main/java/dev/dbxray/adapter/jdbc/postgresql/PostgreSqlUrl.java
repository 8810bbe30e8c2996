package dev.dbxray.adapter.jdbc.postgresql;

import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.ANYTHING;
import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.NUMBER;
import static dev.dbxray.adapter.jdbc.dialect.AllowedProperties.SWITCH;
import static dev.dbxray.adapter.jdbc.dialect.Texts.text;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.dbxray.adapter.jdbc.dialect.AllowedProperties;
import dev.dbxray.application.message.MendableException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Hold the parts of a PostgreSQL JDBC URL. What the driver's own grammar leaves open is refused here, so that both
 * understand every URL the same way and no part of a secret passes for a name.
 *
 * @param hosts each as {@code host:port}; empty for the driver's default
 * @param database the database's name, decoded; null for the one named like the user
 * @param properties the allowed properties, decoded
 */
record PostgreSqlUrl(List<String> hosts, @Nullable String database, Map<String, String> properties) {

    private static final String PREFIX = "jdbc:postgresql:";
    private static final String DEFAULT_PORT = "5432";
    private static final int LAST_PORT = 65_535;

    private static final AllowedProperties ALLOWED = new AllowedProperties(Map.ofEntries(
            Map.entry("ApplicationName", ANYTHING),
            Map.entry("channelBinding", "disable|prefer|require"),
            Map.entry("connectTimeout", NUMBER),
            Map.entry("hostRecheckSeconds", NUMBER),
            Map.entry("loadBalanceHosts", SWITCH),
            Map.entry("loginTimeout", NUMBER),
            Map.entry("socketTimeout", NUMBER),
            Map.entry("ssl", SWITCH),
            Map.entry("sslNegotiation", "postgres|direct"),
            Map.entry("sslcert", ANYTHING),
            Map.entry("sslkey", ANYTHING),
            Map.entry("sslmode", "disable|allow|prefer|require|verify-ca|verify-full"),
            Map.entry("sslrootcert", ANYTHING),
            Map.entry("targetServerType", "any|primary|secondary|preferSecondary|preferPrimary"),
            Map.entry("tcpKeepAlive", SWITCH)));

    private static final Pattern FORM = Pattern.compile(
            "(?://(?<hosts>[^/?#]*)(?<slash>/?))?(?<database>[^/?#&=;@:\\s]*)" + "(?:\\?(?<properties>[^?#\\s]*))?");
    private static final Pattern HOST =
            Pattern.compile("(?<host>\\[[0-9A-Fa-f:.]+]|[\\p{L}\\p{N}._-]+)(?::(?<port>[0-9]{1,5}))?");
    private static final Pattern PROPERTY = Pattern.compile("(?<name>[A-Za-z][A-Za-z0-9_]*)(?:=(?<value>.*))?");
    private static final Pattern CREDENTIAL =
            Pattern.compile("(?i).*(?:@|[?&;](?:user|password|sslpassword)(?:=|&|$)).*", Pattern.DOTALL);

    PostgreSqlUrl {
        hosts = List.copyOf(hosts);
        properties = Map.copyOf(properties);
    }

    /** Parse a URL that begins with {@code jdbc:postgresql:}. No text of an exception repeats more than property names. */
    static PostgreSqlUrl parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("url.credentials"));
        }
        Matcher parts = FORM.matcher(url.substring(PREFIX.length()));
        if (!parts.matches()) {
            throw malformed();
        }
        String hosts = parts.group("hosts");
        String database = parts.group("database");
        if (hosts != null && parts.group("slash").isEmpty() && !database.isEmpty()) {
            throw malformed();
        }
        return new PostgreSqlUrl(
                hosts == null || hosts.isEmpty() ? List.of() : hosts(hosts),
                database.isEmpty() ? null : decoded(database),
                properties(parts.group("properties")));
    }

    /** Write the URL for the driver: places only, no property. */
    String forDriver(String databaseName) {
        return PREFIX + "//" + place() + "/" + URLEncoder.encode(databaseName, UTF_8);
    }

    /** Write the hosts and ports for people. */
    String place() {
        return hosts.isEmpty() ? "localhost:" + DEFAULT_PORT : String.join(",", hosts);
    }

    /** Tell whether the URL demands encryption. */
    boolean demandsTls() {
        Set<String> lenient = Set.of("disable", "allow", "prefer");
        String mode = properties.get("sslmode");
        return mode == null ? "true".equals(properties.get("ssl")) : !lenient.contains(mode);
    }

    private static List<String> hosts(String list) {
        List<String> hosts = new ArrayList<>();
        for (String entry : list.split(",", -1)) {
            Matcher host = HOST.matcher(entry);
            if (!host.matches()) {
                throw malformed();
            }
            String port = host.group("port") == null ? DEFAULT_PORT : host.group("port");
            if (Integer.parseInt(port) == 0 || Integer.parseInt(port) > LAST_PORT) {
                throw malformed();
            }
            hosts.add(host.group("host") + ":" + port);
        }
        return hosts;
    }

    private static Map<String, String> properties(@Nullable String list) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (String entry : list == null || list.isEmpty() ? new String[0] : list.split("&", -1)) {
            Matcher property = PROPERTY.matcher(entry);
            if (!property.matches()) {
                throw malformed();
            }
            String value = property.group("value") == null ? "" : decoded(property.group("value"));
            ALLOWED.check(property.group("name"), value);
            if (properties.put(property.group("name"), value) != null) {
                throw malformed();
            }
        }
        return properties;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, UTF_8);
        } catch (IllegalArgumentException e) {
            throw malformed();
        }
    }

    private static MendableException malformed() {
        return new MendableException(text("url.malformed"));
    }
}
