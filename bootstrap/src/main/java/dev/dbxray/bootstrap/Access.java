package dev.dbxray.bootstrap;

import static java.util.stream.Collectors.toUnmodifiableMap;

import dev.dbxray.adapter.mcp.http.ApiKey;
import dev.dbxray.adapter.mcp.http.Caller;
import dev.dbxray.adapter.snapshot.AccessRules;
import dev.dbxray.adapter.snapshot.AccessRules.KeyRule;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Say who may call, and what for.
 *
 * @param keys empty where anybody may call
 * @param grants what each may use, by name
 */
record Access(List<ApiKey> keys, Map<String, Grant> grants) {

    /** Anybody may use everything. */
    static final Access OPEN = new Access(List.of(), Map.of(Caller.ANYBODY.getName(), Grant.ALL));

    /**
     * Make it of the rules of a file.
     *
     * @throws dev.dbxray.application.message.MendableException if they name a tool that there isn't
     */
    static Access of(AccessRules rules) {
        return new Access(
                rules.keys().stream().map(Access::key).toList(),
                rules.keys().stream().collect(toUnmodifiableMap(KeyRule::name, rule -> Grant.of(rule.grant()))));
    }

    private static ApiKey key(KeyRule rule) {
        return new ApiKey(new Caller(rule.name(), rule.grant().requestsPerMinute()), rule.sha256());
    }

    boolean isOpen() {
        return keys.isEmpty();
    }

    Grant grant(Caller caller) {
        return Objects.requireNonNull(grants.get(caller.getName()), "a caller that no rule names");
    }
}
