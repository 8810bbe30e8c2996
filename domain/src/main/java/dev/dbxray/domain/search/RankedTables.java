package dev.dbxray.domain.search;

import dev.dbxray.domain.rule.Cut;
import java.util.List;

/**
 * Answer a search with a page of the ranking.
 *
 * @param page the tables that fit, best first; equal ones by database, schema and name
 * @param relaxed whether no table has every term, so that these fit only in part
 * @param corrections the terms that no table has, each with the spelling that was searched for instead
 */
public record RankedTables(Cut<TableHit> page, boolean relaxed, List<Correction> corrections) {

    public RankedTables {
        corrections = List.copyOf(corrections);
    }
}
