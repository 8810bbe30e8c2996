package dev.dbxray.bootstrap;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Hold the options that every command has. The language itself is chosen before the command line is parsed. */
final class CommonOptions {

    @Option(names = "--language", paramLabel = "en|ja")
    @Nullable
    Language language;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    boolean help;
}
