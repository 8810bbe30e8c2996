package dev.dbxray.adapter.snapshot;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.nio.file.Path;

/** Read a catalog from a snapshot's folder, and the viewpoints and what is known of routines from the insights beside it. */
public final class SnapshotDirectoryReader implements CatalogReader {

    private final Path folder;

    /** Read from this folder: the one that a capture wrote, its {@code snapshot} folder, or one database's folder. */
    public SnapshotDirectoryReader(Path folder) {
        this.folder = folder;
    }

    @Override
    public Catalog read(Progress progress) {
        var layout = SnapshotLayout.find(folder);
        var reading = new SnapshotReading(progress);
        layout.databases().forEach(reading::readDatabase);
        layout.viewpointFiles().forEach(reading::readViewpoints);
        layout.routineInsightFiles().forEach(reading::readRoutineInsights);
        return reading.catalog();
    }
}
