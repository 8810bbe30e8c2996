package dev.dbxray.adapter.snapshot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Say who may call a server and what for, as an access file has it.
 *
 * @param keys the keys, in the order of the file
 */
public record AccessRules(List<KeyRule> keys) {

    public AccessRules {
        keys = List.copyOf(keys);
    }

    /**
     * Name a bearer of a key.
     *
     * @param name what the bearer is called
     * @param sha256 the key's SHA-256 in 64 hexadecimal digits
     * @param grant what the bearer may do
     */
    public record KeyRule(String name, String sha256, GrantRule grant) {}

    /**
     * Say what somebody may do.
     *
     * @param tools names of tools and groups; empty for all
     * @param databases patterns of databases; empty for all
     * @param schemas patterns of schemas; empty for all
     * @param requestsPerMinute null for no limit
     */
    public record GrantRule(
            List<String> tools,
            List<String> databases,
            List<String> schemas,
            @Nullable Integer requestsPerMinute) {

        public GrantRule {
            tools = List.copyOf(tools);
            databases = List.copyOf(databases);
            schemas = List.copyOf(schemas);
        }
    }
}
