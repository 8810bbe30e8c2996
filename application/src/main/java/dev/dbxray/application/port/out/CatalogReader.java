package dev.dbxray.application.port.out;

import dev.dbxray.domain.model.Catalog;

/** Read a whole catalog from snapshot files or a live database. */
@FunctionalInterface
public interface CatalogReader {

    /**
     * Read the catalog as it is now.
     *
     * @param progress is told how far the reading is
     * @throws dev.dbxray.application.message.MendableException if the source is missing or broken in a way that the user can mend
     * @throws dev.dbxray.application.message.SourceUnavailableException if a database can't be read for another reason
     * @throws java.io.UncheckedIOException if reading fails otherwise
     */
    Catalog read(Progress progress);
}
