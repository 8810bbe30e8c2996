package dev.dbxray.adapter.mcp.http;

import java.security.Principal;
import org.jspecify.annotations.Nullable;

/**
 * Name who calls.
 *
 * @param getName what the caller is called
 * @param requestsPerMinute null for no limit
 */
public record Caller(String getName, @Nullable Integer requestsPerMinute) implements Principal {

    /** Anybody, where nobody has to say who he is. */
    public static final Caller ANYBODY = new Caller("anybody", null);
}
