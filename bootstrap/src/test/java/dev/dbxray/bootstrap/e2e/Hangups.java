package dev.dbxray.bootstrap.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Let processes hear SIGHUP even where the tests run under something that ignores it, as nohup does. */
final class Hangups {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String IGNORED = "SigIgn:";

    private Hangups() {}

    /** Get what a command must begin with. */
    static List<String> hearing() {
        return areIgnored() ? List.of("env", "--default-signal=HUP") : List.of();
    }

    private static boolean areIgnored() {
        if (!Files.exists(STATUS)) {
            return false;
        }
        try (var lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith(IGNORED))
                    .map(line -> line.substring(IGNORED.length()).strip())
                    // SIGHUP is signal 1, the lowest bit of the mask.
                    .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) & 1) == 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
