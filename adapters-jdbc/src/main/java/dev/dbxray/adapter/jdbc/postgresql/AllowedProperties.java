package dev.dbxray.adapter.jdbc.postgresql;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.MendableException;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Allow the driver's properties that say how to reach the server, and nothing that loads classes, writes files or changes
 * what a session may do.
 */
final class AllowedProperties {

    private static final String NUMBER = "0|[1-9][0-9]{0,8}";
    private static final String SWITCH = "true|false";
    private static final String ANYTHING = ".+";

    private static final Map<String, String> VALUES = new TreeMap<>(Map.ofEntries(
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

    private AllowedProperties() {}

    static void check(String name, String value) {
        String allowed = VALUES.get(name);
        if (allowed == null) {
            throw new MendableException(text("url.property", name, String.join(", ", VALUES.keySet())));
        }
        if (!Pattern.matches(allowed, value)) {
            throw new MendableException(text("url.propertyValue", name, shown(allowed)));
        }
    }

    private static String shown(String allowed) {
        return switch (allowed) {
            case NUMBER -> "0, 1, 2, ... 999999999";
            case ANYTHING -> "...";
            default -> allowed.replace("|", ", ");
        };
    }
}
