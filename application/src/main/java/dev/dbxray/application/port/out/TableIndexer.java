package dev.dbxray.application.port.out;

import dev.dbxray.domain.model.Catalog;

/** Build a search index over a catalog's tables. */
@FunctionalInterface
public interface TableIndexer {

    /**
     * Index every table of the catalog.
     *
     * @param progress is told how many tables are indexed
     */
    TableIndex index(Catalog catalog, Progress progress);
}
