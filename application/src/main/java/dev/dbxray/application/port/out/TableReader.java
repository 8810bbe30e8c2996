package dev.dbxray.application.port.out;

import dev.dbxray.domain.model.LiveTable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Read one table of a live database at the moment of the call. */
@FunctionalInterface
public interface TableReader {

    /**
     * Read a table or view; empty where there is none of exactly this name.
     *
     * @param schema null for the one in which the database looks for names without a schema
     * @throws dev.dbxray.application.message.MendableException if the database can't be reached or read
     * @throws dev.dbxray.application.message.SourceUnavailableException if a database can't be read for another reason
     * @throws java.io.UncheckedIOException if reading fails otherwise
     */
    Optional<LiveTable> read(@Nullable String schema, String table);
}
