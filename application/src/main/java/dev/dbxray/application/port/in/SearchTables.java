package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.ErRole;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.Correction;
import dev.dbxray.domain.search.Match;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask which tables fit a name, some words or a whole question. */
@FunctionalInterface
public interface SearchTables {

    /** Rank the tables that fit, best first. The same query always gives the same order. */
    Scoped<Hits> searchTables(Query query);

    /**
     * Say what to look for, and where.
     *
     * @param text a name, words or a whole question
     * @param tables which tables may be hits
     * @param page which part of the ranking
     */
    record Query(String text, TableScope tables, Page page) {}

    /**
     * Hold a page of the ranking.
     *
     * @param page the hits, best first
     * @param relaxed whether no table has every term, so that these fit only in part
     * @param corrections terms that no table has, with the spelling that was searched for instead
     */
    record Hits(Cut<Hit> page, boolean relaxed, List<Correction> corrections) {
        public Hits {
            corrections = List.copyOf(corrections);
        }
    }

    /**
     * Hold a table that fits, and where it fits.
     *
     * @param table the table
     * @param erRole the part that it plays in the entity-relationship model; null for a mere entity
     * @param matchedIn the places where a term stands
     */
    record Hit(Table table, @Nullable ErRole erRole, List<Match> matchedIn) {
        public Hit {
            matchedIn = List.copyOf(matchedIn);
        }
    }
}
