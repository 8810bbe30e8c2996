package dev.dbxray.adapter.jdbc.oracle;

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
 * Hold the parts of a JDBC URL of Oracle's thin driver. Neither aliases nor descriptors are taken, which lead to files and
 * classes.
 *
 * @param place protocol, host and port as they are written
 * @param service what is asked for there, with the sign before it: {@code /SERVICE} or {@code :SID}
 * @param properties the allowed properties
 */
record OracleUrl(String place, String service, Map<String, String> properties) {

    private static final String PREFIX = "jdbc:oracle:thin:@";

    private static final AllowedProperties ALLOWED = new AllowedProperties(Map.of(
            "oracle.jdbc.ReadTimeout", NUMBER,
            "oracle.net.CONNECT_TIMEOUT", NUMBER,
            "oracle.net.ssl_server_cert_dn", ANYTHING,
            "oracle.net.ssl_server_dn_match", SWITCH));

    private static final Pattern FORM = Pattern.compile(
            PREFIX + "(?<place>(?:(?:tcps?:)?//)?(?:\\[[0-9A-Fa-f:.]+]|[\\p{L}\\p{N}._-]+)(?::[0-9]{1,5})?)"
                    + "(?<service>[/:][\\p{L}\\p{N}._$#-]+)(?:\\?(?<properties>[^?\\s]*))?");
    private static final Pattern CREDENTIAL = Pattern.compile(
            "(?i)jdbc:oracle:\\w+:[^@]*/[^@]*@.*|jdbc:oracle:[^@]*@.*@.*|.*[?&](?:user|password)=.*", Pattern.DOTALL);

    OracleUrl {
        properties = Map.copyOf(properties);
    }

    /** Parse a URL. No text of an exception repeats more than property names. */
    static OracleUrl parse(String url) {
        if (CREDENTIAL.matcher(url).matches()) {
            throw new MendableException(text("url.credentials"));
        }
        Matcher parts = FORM.matcher(url);
        if (!parts.matches()) {
            throw new MendableException(text("oracle.url"));
        }
        String properties = parts.group("properties");
        return new OracleUrl(
                parts.group("place"),
                parts.group("service"),
                ALLOWED.read(properties == null ? "" : properties, text("oracle.url")));
    }

    /** Get the name of the service or the system identifier. */
    String database() {
        return service.substring(1);
    }

    /** Write the URL for the driver: places only, no property. */
    String forDriver() {
        return PREFIX + place + service;
    }
}
