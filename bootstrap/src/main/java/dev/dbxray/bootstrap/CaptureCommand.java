package dev.dbxray.bootstrap;

import dev.dbxray.adapter.snapshot.InferredRelationsFileWriter;
import dev.dbxray.adapter.snapshot.SnapshotDirectoryWriter;
import dev.dbxray.adapter.sql.routine.SqlRoutineAnalyzer;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.InferRelations;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.domain.model.Catalog;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "capture")
final class CaptureCommand implements Callable<Integer> {

    private final Session session;

    @Option(names = "--url", paramLabel = "URL", required = true)
    @SuppressWarnings("NullAway.Init")
    private String url;

    @Mixin
    private final ConnectionOptions connection = new ConnectionOptions();

    @Option(names = "--output", paramLabel = "DIR", required = true)
    @SuppressWarnings("NullAway.Init")
    private String output;

    @Mixin
    private final SidecarOptions sidecar = new SidecarOptions();

    @Option(names = "--infer-relations")
    private boolean infersRelations;

    @Option(names = "--timestamp")
    private boolean timestamp;

    @Option(names = "--preview")
    private boolean preview;

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
        CatalogReader reader = sidecar.annotating(session).apply(connection.reader(url));
        if (preview) {
            reader = UseCases.withInsights(reader, new SqlRoutineAnalyzer());
        }
        return timestamp ? new TimestampedReader(reader) : reader;
    }
}
