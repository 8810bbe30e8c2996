package dev.dbxray.adapter.snapshot;

import dev.dbxray.application.port.out.InferredRelationsWriter;
import dev.dbxray.domain.inference.InferredRelation;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Write inferred relations beside a snapshot, in the shape of a sidecar, so that what is right can be copied into one. */
public final class InferredRelationsFileWriter implements InferredRelationsWriter {

    private final Path output;
    private final Locale locale;

    /**
     * Write into the folder of a capture, after it.
     *
     * @param locale the language of the comments
     */
    public InferredRelationsFileWriter(Path output, Locale locale) {
        this.output = output;
        this.locale = locale;
    }

    @Override
    public String write(String database, List<InferredRelation> relations) {
        Path snapshots = output.resolve(SnapshotLayout.SNAPSHOT_FOLDER);
        Path file = output.resolve(SnapshotLayout.INSIGHTS_FOLDER)
                .resolve(DatabaseFolder.in(snapshots, database).name())
                .resolve(SnapshotLayout.INFERRED_RELATIONS_FILE);
        if (relations.isEmpty()) {
            AtomicFile.delete(file);
        } else {
            AtomicFile.write(file, new InferredRelationsYaml(locale).write(database, relations));
        }
        return file.toString();
    }
}
