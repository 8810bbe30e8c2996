package dev.dbxray.bootstrap;

import dev.dbxray.adapter.jdbc.ConnectionSettings;
import dev.dbxray.adapter.jdbc.JdbcCatalogReader;
import dev.dbxray.adapter.jdbc.SchemaSelection;
import dev.dbxray.adapter.snapshot.InferredRelationsFileWriter;
import dev.dbxray.adapter.snapshot.SnapshotDirectoryWriter;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.InferRelations;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.domain.model.Catalog;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "capture")
final class CaptureCommand implements Callable<Integer> {

    private final Session session;

    @Option(names = "--url", paramLabel = "URL", required = true)
    @SuppressWarnings("NullAway.Init")
    private String url;

    @Option(names = "--user", paramLabel = "NAME")
    private @Nullable String user;

    @Mixin
    private final PasswordOptions password = new PasswordOptions();

    @Option(names = "--output", paramLabel = "DIR", required = true)
    @SuppressWarnings("NullAway.Init")
    private String output;

    @Option(names = "--schema", paramLabel = "PATTERN")
    private List<String> schemas = List.of();

    @Option(names = "--exclude-schema", paramLabel = "PATTERN")
    private List<String> excludedSchemas = List.of();

    @Mixin
    private final SidecarOptions sidecar = new SidecarOptions();

    @Option(names = "--infer-relations")
    private boolean infersRelations;

    @Option(names = "--timestamp")
    private boolean timestamp;

    CaptureCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (output.isBlank()) {
            throw Texts.problem("output.blank");
        }
        Catalog captured = capture(ProgressLine.on(session));
        session.tell(Texts.message(
                "capture.done",
                captured.databases().getFirst().name(),
                captured.tables().size(),
                captured.routines().size(),
                output));
        if (infersRelations) {
            inferRelations(captured);
        }
        return CommandLineRunner.DONE;
    }

    private Catalog capture(Progress progress) {
        try {
            return UseCases.captureDatabase(reader(), new SnapshotDirectoryWriter(Path.of(output)), progress)
                    .capture();
        } finally {
            progress.finish();
        }
    }

    private void inferRelations(Catalog captured) {
        var writer = new InferredRelationsFileWriter(Path.of(output), session.locale());
        UseCases.inferRelations(writer).inferRelations(captured).stream()
                .map(CaptureCommand::outcome)
                .forEach(session::tell);
    }

    private static Message outcome(InferRelations.Proposal proposal) {
        return proposal.relations() == 0
                ? Texts.message("capture.inferredNone")
                : Texts.message("capture.inferred", proposal.relations(), proposal.place());
    }

    private CatalogReader reader() {
        CatalogReader reader = sidecar.applyTo(JdbcCatalogReader.of(
                new ConnectionSettings(url, user, password.read()), new SchemaSelection(schemas, excludedSchemas)));
        return timestamp ? new TimestampedReader(reader) : reader;
    }
}
