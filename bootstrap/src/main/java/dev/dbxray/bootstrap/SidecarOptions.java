package dev.dbxray.bootstrap;

import dev.dbxray.adapter.snapshot.SidecarFileReader;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.domain.sidecar.Sidecar;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Find people's own knowledge: in the named file, else in the current folder's, which is then told of. */
final class SidecarOptions {

    private static final Path DEFAULT_FILE = Path.of("dbxray.yaml");

    @ArgGroup(exclusive = true)
    private @Nullable Choice choice;

    /** Hold one of the two. */
    static final class Choice {

        @Option(names = "--sidecar", paramLabel = "FILE", required = true)
        @Nullable
        Path file;

        @Option(names = "--no-sidecar", required = true)
        boolean none;
    }

    /**
     * Put the sidecar, if there is one, into what another reader reads.
     *
     * @throws dev.dbxray.application.message.MendableException if the file is missing or broken
     */
    CatalogReader applyTo(CatalogReader reader) {
        if (choice == null) {
            return Files.isRegularFile(DEFAULT_FILE) ? applyFound(reader) : reader;
        }
        return choice.file == null ? reader : UseCases.withSidecar(reader, read(choice.file));
    }

    private static CatalogReader applyFound(CatalogReader reader) {
        Sidecar sidecar = read(DEFAULT_FILE);
        if (sidecar.isEmpty()) {
            return reader;
        }
        CatalogReader annotating = UseCases.withSidecar(reader, sidecar);
        return progress -> {
            var catalog = annotating.read(progress);
            progress.warn(Texts.message("sidecar.applied", DEFAULT_FILE));
            return catalog;
        };
    }

    private static Sidecar read(Path file) {
        return new SidecarFileReader().read(file);
    }
}
