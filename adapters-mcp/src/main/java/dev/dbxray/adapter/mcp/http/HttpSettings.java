package dev.dbxray.adapter.mcp.http;

import java.util.List;

/**
 * Say how to serve over HTTP.
 *
 * @param address where to listen
 * @param hosts by which further names clients may call the server: {@code HOST} for any port, or {@code HOST:PORT}
 * @param origins which further web pages may call it: {@code SCHEME://HOST} or {@code SCHEME://HOST:PORT}
 * @param keys who may call; empty for anybody
 * @param inFlight the most requests that are worked on at once
 */
public record HttpSettings(
        HttpAddress address, List<String> hosts, List<String> origins, List<ApiKey> keys, int inFlight) {

    /** As many as a busy machine still answers in good time. */
    public static final int USUAL_IN_FLIGHT = 64;

    public HttpSettings {
        hosts = List.copyOf(hosts);
        origins = List.copyOf(origins);
        keys = List.copyOf(keys);
    }
}
