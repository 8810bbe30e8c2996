package dev.dbxray.domain.search;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;

/**
 * Name a table that fits a search, and where it fits.
 *
 * @param table the table
 * @param matchedIn where a term of the query stands: name, logicalName, synonym, description, then columns in order;
 *     nowhere for a table that a question may just need to join others
 */
public record TableHit(ObjectName table, List<Match> matchedIn) {

    public TableHit {
        matchedIn = List.copyOf(matchedIn);
    }
}
