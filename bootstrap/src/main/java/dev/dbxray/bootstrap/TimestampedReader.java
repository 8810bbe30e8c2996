package dev.dbxray.bootstrap;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Add the moment of the reading, which no two readings share. */
record TimestampedReader(CatalogReader reader) implements CatalogReader {

    @Override
    public Catalog read(Progress progress) {
        String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        Catalog catalog = reader.read(progress);
        return new Catalog(
                catalog.databases().stream().map(database -> at(now, database)).toList(),
                catalog.tables(),
                catalog.routines(),
                catalog.sequences(),
                catalog.types(),
                catalog.viewpoints(),
                catalog.routineInsights());
    }

    private static Database at(String moment, Database database) {
        return new Database(
                database.name(),
                database.product(),
                database.version(),
                database.majorVersion(),
                moment,
                database.schemas(),
                database.unknown());
    }
}
