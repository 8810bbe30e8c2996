package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Catalog;

/** Ask for a snapshot of a database. */
@FunctionalInterface
public interface CaptureDatabase {

    /**
     * Read the database and write the snapshot.
     *
     * @return what was written
     * @throws dev.dbxray.application.message.MendableException if the user can mend what keeps it from being done
     */
    Catalog capture();
}
