package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.Correction;
import dev.dbxray.domain.search.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Look up a query's terms, and for those that no table has other words instead; made for one query. */
final class TermLookup {

    private static final int SHORTEST_CORRECTED_IN_QUESTION = 5;

    private final Postings postings;
    private final Vocabulary vocabulary;
    private final Spelling spelling;
    private final IntPredicate scope;
    private final List<QueryTerm> terms = new ArrayList<>();
    private final List<Evidence> evidence = new ArrayList<>();
    private final List<Correction> corrections = new ArrayList<>();

    private TermLookup(Postings postings, Vocabulary vocabulary, Spelling spelling, IntPredicate scope) {
        this.postings = postings;
        this.vocabulary = vocabulary;
        this.spelling = spelling;
        this.scope = scope;
    }

    /**
     * Hold what was found.
     *
     * @param terms the terms that were searched for
     * @param evidence where each of them stands
     * @param corrections the terms that no table has, with what was searched for instead
     */
    record Found(List<QueryTerm> terms, List<Evidence> evidence, List<Correction> corrections) {}

    static Found find(
            ReadQuery query, Postings postings, Vocabulary vocabulary, Spelling spelling, IntPredicate scope) {
        var lookup = new TermLookup(postings, vocabulary, spelling, scope);
        query.terms().forEach(term -> lookup.find(term, query.question()));
        return new Found(lookup.terms, lookup.evidence, lookup.corrections);
    }

    private void find(QueryTerm term, boolean question) {
        var found = postings.find(TermQueries.of(term, vocabulary), scope);
        if (found.isInNoTable() && term.token().kind() == Token.Kind.WORD && findInstead(term, question)) {
            return;
        }
        terms.add(term);
        evidence.add(found);
    }

    private boolean findInstead(QueryTerm term, boolean question) {
        String word = term.token().text();
        int typos = typos(word, question);
        return findInstead(term, Synonyms.of(term.token()))
                || findInstead(term, spelling.nearest(word, Math.min(1, typos)))
                || findInstead(term, spelling.shortened(word))
                || (!question && findInstead(term, spelling.written(word)))
                || findInstead(term, spelling.nearest(word, typos));
    }

    private boolean findInstead(QueryTerm term, List<Token> words) {
        if (words.isEmpty() || words.contains(new Token(term.token().text(), Token.Kind.WORD, false))) {
            return false;
        }
        var replaced = term.replacedBy(words);
        var found = postings.find(TermQueries.of(replaced, vocabulary), scope);
        if (found.isInNoTable()) {
            return false;
        }
        terms.add(replaced);
        evidence.add(found);
        corrections.add(new Correction(term.token().text(), words.getFirst().text()));
        return true;
    }

    /** A question also holds names and values that stand in no catalog, so that fewer words of it are typos. */
    private static int typos(String word, boolean question) {
        if (question) {
            return word.length() < SHORTEST_CORRECTED_IN_QUESTION ? 0 : 1;
        }
        return Spelling.typos(word.length());
    }
}
