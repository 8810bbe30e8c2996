package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.Token;
import java.util.List;

/**
 * Hold a term that a query asks for, and what else may stand for it.
 *
 * @param token the term
 * @param alternatives other words that mean about the same
 * @param compounds neighbouring tokens of the query that may be one name together with it
 * @param frequency how often the query says it
 * @param parts whether a part of a word will do
 */
record QueryTerm(Token token, List<Token> alternatives, List<List<Token>> compounds, int frequency, boolean parts) {

    QueryTerm {
        alternatives = List.copyOf(alternatives);
        compounds = List.copyOf(compounds);
    }

    /** Search for other words instead. */
    QueryTerm replacedBy(List<Token> words) {
        return new QueryTerm(words.getFirst(), words.subList(1, words.size()), compounds, frequency, false);
    }
}
