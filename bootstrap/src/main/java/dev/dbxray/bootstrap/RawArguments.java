package dev.dbxray.bootstrap;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Give the arguments as they were typed.
 *
 * <p>In the POSIX locale, in which containers and MCP clients often start programs, the Java platform replaces every
 * character beyond ASCII. Linux still has what was typed.
 */
final class RawArguments {

    private static final Path TYPED = Path.of("/proc/self/cmdline");
    private static final char REPLACEMENT = '\uFFFD';

    private RawArguments() {}

    static String[] of(String... decoded) {
        boolean damaged = Arrays.stream(decoded).anyMatch(argument -> argument.indexOf(REPLACEMENT) >= 0);
        return damaged && Files.isReadable(TYPED) ? typed(decoded) : decoded;
    }

    private static String[] typed(String... decoded) {
        try {
            var all = List.of(new String(Files.readAllBytes(TYPED), StandardCharsets.UTF_8).split("\0", -1));
            // The last argument ends with a NUL, too; before the command's own come those of the JVM.
            int end = all.size() - 1;
            return all.subList(end - decoded.length, end).toArray(String[]::new);
        } catch (IOException e) {
            return decoded;
        }
    }
}
