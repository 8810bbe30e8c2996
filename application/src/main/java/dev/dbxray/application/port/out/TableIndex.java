package dev.dbxray.application.port.out;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.RankedTables;
import java.util.List;
import java.util.function.Predicate;

/** Rank the tables of one catalog by how well they fit a text; safe for use by many threads at once. */
public interface TableIndex {

    /**
     * Rank the tables that fit a query, best first. The same query always gives the same order.
     *
     * @param query a name, words or a whole question, in any language
     * @param scope which tables may be hits; others don't exist for this search
     * @param page which part of the ranking to give; where a table fits is told only for this part
     */
    RankedTables search(String query, Predicate<ObjectName> scope, Page page);

    /**
     * Find the tables whose names are nearest to a name that doesn't exist, nearest first.
     *
     * @param name what was written; typos, parts of names and names of columns count
     * @param limit how many to return at the most
     */
    List<ObjectName> nearest(String name, int limit);
}
