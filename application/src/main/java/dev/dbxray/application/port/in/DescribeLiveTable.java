package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.LiveTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask what a table of a live database looks like now. */
@FunctionalInterface
public interface DescribeLiveTable {

    /**
     * Read the table from its database.
     *
     * @throws SourceUnavailableException if the database can't be reached or read
     */
    Answer describeLiveTable(Query query);

    /**
     * Name the table.
     *
     * @param database null where there is only one
     * @param schema null for the one in which the database looks for names without a schema
     * @param table exactly as it is written in the database
     */
    record Query(@Nullable String database, @Nullable String schema, String table) {}

    /** Say what there is. */
    sealed interface Answer {}

    /** Describe the table. */
    record Described(LiveTable table) implements Answer {}

    /** Say that there is no such table. */
    record NoTable(@Nullable String schema, String table) implements Answer {}

    /** Say that the database isn't one of those, or that one of them must be named. */
    record NoDatabase(@Nullable String database, List<String> known) implements Answer {}
}
