package dev.dbxray.adapter.mcp.http;

import dev.dbxray.application.message.MendableException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Say where to listen.
 *
 * @param host a name or an address, one of IPv6 without brackets
 * @param port 0 for any that is free
 * @param path where the protocol stands, with a slash before it
 */
public record HttpAddress(String host, int port, String path) {

    private static final String USUAL_HOST = "127.0.0.1";
    private static final int USUAL_PORT = 8080;
    private static final String USUAL_PATH = "/mcp";
    private static final int LAST_PORT = 65_535;

    /** Nobody but this machine, by the usual port and path. */
    public static final HttpAddress USUAL = new HttpAddress(USUAL_HOST, USUAL_PORT, USUAL_PATH);

    private static final Pattern FORM = Pattern.compile(
            "(?:\\[(?<ip6>[0-9A-Fa-f:.]+)]|(?<host>[\\p{L}\\p{N}._-]+))?(?::(?<port>\\d{1,5}))?(?<path>(?:/[A-Za-z0-9._~-]+)+)?");

    /**
     * Parse {@code [HOST][:PORT][/PATH]}; what is left out is as usual. A number alone is a port.
     *
     * @throws MendableException if it isn't of that form, or is a path that the server needs itself
     */
    public static HttpAddress parse(String text) {
        String written = text.matches("\\d{1,5}(?:/.*)?") ? ":" + text : text;
        Matcher parts = FORM.matcher(written);
        if (!parts.matches()) {
            throw HttpMessages.problem("address", text);
        }
        int port = parts.group("port") == null ? USUAL_PORT : Integer.parseInt(parts.group("port"));
        String path = parts.group("path") == null ? USUAL_PATH : parts.group("path");
        if (port > LAST_PORT || ServicePaths.isReserved(path)) {
            throw HttpMessages.problem("address", text);
        }
        return new HttpAddress(host(parts), port, path);
    }

    private static String host(Matcher parts) {
        if (parts.group("ip6") != null) {
            return parts.group("ip6");
        }
        return parts.group("host") == null ? USUAL_HOST : parts.group("host");
    }

    /**
     * Tell whether only this machine can connect.
     *
     * @throws MendableException if the host is unknown
     */
    boolean isLoopback() {
        return inet().isLoopbackAddress();
    }

    InetAddress inet() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw HttpMessages.problem("unknownHost", host);
        }
    }

    /** Write the URL with the port that was found. */
    String url(int boundPort) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + boundPort + path;
    }
}
