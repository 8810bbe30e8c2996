package dev.dbxray.bootstrap;

import dev.dbxray.adapter.snapshot.SnapshotDirectoryReader;
import dev.dbxray.application.port.out.CatalogReader;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Name the catalog that a command works on. */
final class CatalogOptions {

    @ArgGroup(exclusive = true, multiplicity = "1")
    @SuppressWarnings("NullAway.Init")
    private Source source;

    /** Hold one of the two. */
    static final class Source {

        @Option(names = "--snapshot", paramLabel = "DIR", required = true)
        @Nullable
        String snapshot;

        @Option(names = "--demo", required = true)
        boolean demo;
    }

    CatalogReader reader() {
        if (source.snapshot == null) {
            return DemoSnapshot.reader();
        }
        if (source.snapshot.isBlank()) {
            throw Texts.problem("snapshot.blank");
        }
        return new SnapshotDirectoryReader(Path.of(source.snapshot));
    }

    /** Name the catalog for people. */
    String shown() {
        return source.snapshot == null ? "demo" : source.snapshot;
    }
}
