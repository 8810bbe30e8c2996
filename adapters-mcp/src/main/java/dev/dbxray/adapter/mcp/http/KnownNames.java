package dev.dbxray.adapter.mcp.http;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Know by which names the server may be called and from which web pages.
 *
 * <p>A web page may have its own name lead to this machine; its calls then carry that name.
 */
final class KnownNames {

    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Pattern AUTHORITY = Pattern.compile("(?<host>\\[[0-9a-f:.]+]|[^:\\[\\]@/]+)(?::\\d{1,5})?");
    private static final Pattern ORIGIN = Pattern.compile("https?://(?<authority>.+)");

    private final Set<String> hosts;
    private final Set<String> origins;

    private KnownNames(Set<String> hosts, Set<String> origins) {
        this.hosts = hosts;
        this.origins = origins;
    }

    static KnownNames of(HttpSettings settings) {
        String own = settings.address().host();
        Stream<String> bound = settings.address().isLoopback()
                ? LOOPBACK.stream()
                : Stream.of(own.contains(":") ? "[" + own + "]" : own);
        return new KnownNames(
                Stream.concat(bound, settings.hosts().stream())
                        .map(KnownNames::folded)
                        .collect(Collectors.toUnmodifiableSet()),
                fold(settings.origins()));
    }

    private static Set<String> fold(List<String> names) {
        return names.stream().map(KnownNames::folded).collect(Collectors.toUnmodifiableSet());
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    boolean hasHost(@Nullable String authority) {
        return authority != null && holds(hosts, folded(authority));
    }

    /** Web pages of this machine may call a server that only this machine can reach. */
    boolean hasOrigin(String origin) {
        String page = folded(origin);
        if (origins.contains(page)) {
            return true;
        }
        Matcher parts = ORIGIN.matcher(page);
        return parts.matches() && hosts.containsAll(LOOPBACK) && holds(LOOPBACK, parts.group("authority"));
    }

    private static boolean holds(Set<String> names, String authority) {
        Matcher parts = AUTHORITY.matcher(authority);
        return parts.matches() && (names.contains(authority) || names.contains(parts.group("host")));
    }
}
