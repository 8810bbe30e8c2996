package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.CaptureDatabase;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.SnapshotWriter;
import dev.dbxray.domain.model.Catalog;

record CaptureDatabaseUseCase(CatalogReader reader, SnapshotWriter writer, Progress progress)
        implements CaptureDatabase {

    @Override
    public Catalog capture() {
        Catalog catalog = reader.read(progress);
        writer.write(catalog);
        return catalog;
    }
}
