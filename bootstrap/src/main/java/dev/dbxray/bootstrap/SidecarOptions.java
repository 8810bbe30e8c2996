package dev.dbxray.bootstrap;

import dev.dbxray.adapter.snapshot.SidecarFileReader;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.domain.sidecar.Sidecar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
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

    /** Read the sidecar, if there is one, to be put into what a reader reads. */
    UnaryOperator<CatalogReader> annotating(Session session) {
        return annotating(session, DEFAULT_FILE);
    }

    /**
     * Read the sidecar, if there is one, to be put into what a reader reads.
     *
     * @param usual the file to take where none is named
     * @throws dev.dbxray.application.message.MendableException if the file is missing or broken
     */
    UnaryOperator<CatalogReader> annotating(Session session, Path usual) {
        if (choice == null) {
            return Files.isRegularFile(usual) ? annotatingFound(session, usual) : UnaryOperator.identity();
        }
        return choice.file == null ? UnaryOperator.identity() : annotating(read(choice.file));
    }

    boolean isGiven() {
        return choice != null;
    }

    private static UnaryOperator<CatalogReader> annotatingFound(Session session, Path file) {
        Sidecar sidecar = read(file);
        if (sidecar.isEmpty()) {
            return UnaryOperator.identity();
        }
        session.tell(Texts.message("sidecar.applied", file));
        return annotating(sidecar);
    }

    private static UnaryOperator<CatalogReader> annotating(Sidecar sidecar) {
        return reader -> UseCases.withSidecar(reader, sidecar);
    }

    private static Sidecar read(Path file) {
        return new SidecarFileReader().read(file);
    }
}
