package dev.dbxray.domain.search;

import java.util.List;

/**
 * Answer a search: every table that fits, best first.
 *
 * @param hits the tables, best first; equal ones by database, schema and name
 * @param relaxed whether no table had every term, so that these fit only in part
 * @param corrections the terms that no table has, each with the spelling that was searched for instead
 */
public record RankedTables(List<TableHit> hits, boolean relaxed, List<Correction> corrections) {

    /** No table fits. */
    public static final RankedTables NONE = new RankedTables(List.of(), false, List.of());

    public RankedTables {
        hits = List.copyOf(hits);
        corrections = List.copyOf(corrections);
    }
}
