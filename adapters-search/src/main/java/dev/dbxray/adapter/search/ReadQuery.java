package dev.dbxray.adapter.search;

import java.util.List;

/**
 * Hold what a query asks for.
 *
 * @param terms the terms; none where the text has neither letters nor digits
 * @param question whether it's a question or phrase, of which a table need not have every term
 * @param broken whether a word that no table has was broken into parts
 */
record ReadQuery(List<QueryTerm> terms, boolean question, boolean broken) {

    ReadQuery {
        terms = List.copyOf(terms);
    }
}
