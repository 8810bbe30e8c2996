package dev.dbxray.application.usecase;

import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.out.TableReader;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Ask the live database that is meant.
 *
 * @param readers by the databases' names
 */
record DescribeLiveTableUseCase(Map<String, TableReader> readers) implements DescribeLiveTable {

    @Override
    public Answer describeLiveTable(Query query) {
        String database = database(query.database());
        TableReader reader = database == null ? null : readers.get(database);
        if (database == null || reader == null) {
            return new NoDatabase(query.database(), List.copyOf(readers.keySet()));
        }
        try {
            return reader.read(query.schema(), query.table())
                    .<Answer>map(Described::new)
                    .orElseGet(() -> new NoTable(query.schema(), query.table()));
        } catch (RuntimeException failure) {
            throw new SourceUnavailableException(
                    LiveMessages.message("source.missing", database, LiveMessages.reason(failure)), failure);
        }
    }

    private @Nullable String database(@Nullable String written) {
        return written == null && readers.size() == 1
                ? readers.keySet().iterator().next()
                : written;
    }
}
