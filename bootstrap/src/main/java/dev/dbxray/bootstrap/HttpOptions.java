package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.http.HttpAddress;
import dev.dbxray.adapter.mcp.http.HttpSettings;
import dev.dbxray.adapter.snapshot.AccessFileReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Say whether and how to serve over HTTP. */
final class HttpOptions {

    private static final String USUAL = "";

    @Option(names = "--http", arity = "0..1", fallbackValue = USUAL, paramLabel = "HOST:PORT")
    private @Nullable String address;

    @Option(names = "--allow-host", split = ",", paramLabel = "HOST")
    private final List<String> hosts = new ArrayList<>();

    @Option(names = "--allow-origin", split = ",", paramLabel = "ORIGIN")
    private final List<String> origins = new ArrayList<>();

    @Option(names = "--access", paramLabel = "FILE")
    private @Nullable Path accessFile;

    /**
     * Get who may call.
     *
     * @throws dev.dbxray.application.message.MendableException if the file can't be read or says what can't be
     */
    Access access() {
        return accessFile == null ? Access.OPEN : Access.of(new AccessFileReader().read(accessFile));
    }

    /**
     * Get how to serve; empty for standard input and output.
     *
     * @throws dev.dbxray.application.message.MendableException if the address is malformed, or if something is allowed
     *     that only HTTP knows
     */
    Optional<HttpSettings> settings(Access access) {
        if (address == null) {
            if (!hosts.isEmpty() || !origins.isEmpty() || accessFile != null) {
                throw Texts.problem("http.allowWithout");
            }
            return Optional.empty();
        }
        return Optional.of(new HttpSettings(
                address.equals(USUAL) ? HttpAddress.USUAL : HttpAddress.parse(address),
                hosts,
                origins,
                access.keys(),
                HttpSettings.USUAL_IN_FLIGHT));
    }
}
