package dev.dbxray.application.port.out;

import dev.dbxray.domain.model.Catalog;

/** Write a catalog as snapshot files. */
@FunctionalInterface
public interface SnapshotWriter {

    /**
     * Write the catalog; equal catalogs become equal bytes.
     *
     * @throws dev.dbxray.application.message.MendableException if the place can't take a snapshot and the user can mend it
     * @throws java.io.UncheckedIOException if writing fails otherwise
     */
    void write(Catalog catalog);
}
