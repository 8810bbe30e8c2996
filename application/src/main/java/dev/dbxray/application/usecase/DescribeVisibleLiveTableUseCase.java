package dev.dbxray.application.usecase;

import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.DescribeLiveTable;
import org.jspecify.annotations.Nullable;

/** Reads a table of a live database as if nothing existed but what may be seen. */
record DescribeVisibleLiveTableUseCase(DescribeLiveTable whole, RestrictedCatalog catalogs)
        implements DescribeLiveTable {

    @Override
    public Answer describeLiveTable(Query query) {
        String database = query.database();
        if (database != null && !catalogs.visibility().holdsDatabase(database)) {
            return noDatabase(database);
        }
        return switch (read(query)) {
            case Described(var live)
            when catalogs.restriction().holds(live.table()) ->
                new Described(catalogs.restriction().restricted(live));
            case Described hidden -> new NoTable(query.schema(), query.table());
            case NoDatabase unknown -> noDatabase(unknown.database());
            case NoTable none -> none;
        };
    }

    private Answer read(Query query) {
        try {
            return whole.describeLiveTable(query);
        } catch (SourceUnavailableException failure) {
            if (query.database() == null) {
                throw new SourceUnavailableException(LiveMessages.message("sources.some"), failure);
            }
            throw failure;
        }
    }

    private NoDatabase noDatabase(@Nullable String written) {
        return new NoDatabase(
                written,
                catalogs.view().catalog().databases().stream()
                        .map(known -> known.name())
                        .toList());
    }
}
