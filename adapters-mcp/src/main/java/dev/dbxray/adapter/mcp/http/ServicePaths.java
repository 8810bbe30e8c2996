package dev.dbxray.adapter.mcp.http;

import java.util.Set;

/** Name where those who run the server ask after it. */
final class ServicePaths {

    static final String HEALTH = "/healthz";
    static final String READINESS = "/readyz";
    static final String METRICS = "/metrics";

    private ServicePaths() {}

    static boolean isReserved(String path) {
        return Set.of(HEALTH, READINESS, METRICS).contains(path);
    }
}
