package dev.dbxray.adapter.search;

import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** Collect the terms of one field with their positions, and hand them to Lucene. */
final class TermList {

    private static final int GAP = 100;

    private final List<String> terms = new ArrayList<>();
    private final List<Integer> increments = new ArrayList<>();
    private int pending;

    /** Put a term at the next position. */
    void next(String term) {
        terms.add(term);
        increments.add(1 + pending);
        pending = 0;
    }

    /** Put another term at the position of the last one. */
    void same(String term) {
        terms.add(term);
        increments.add(0);
    }

    /** Keep phrases from reaching over the end of one name into the next. */
    void gap() {
        pending = terms.isEmpty() ? 0 : GAP;
    }

    boolean isEmpty() {
        return terms.isEmpty();
    }

    TokenStream stream() {
        return new Stream(terms, increments);
    }

    private static final class Stream extends TokenStream {

        private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
        private final PositionIncrementAttribute increment = addAttribute(PositionIncrementAttribute.class);
        private final List<String> terms;
        private final List<Integer> increments;
        private int at;

        Stream(List<String> terms, List<Integer> increments) {
            this.terms = terms;
            this.increments = increments;
        }

        @Override
        public boolean incrementToken() {
            if (at == terms.size()) {
                return false;
            }
            clearAttributes();
            term.append(terms.get(at));
            increment.setPositionIncrement(increments.get(at));
            at++;
            return true;
        }

        @Override
        public void reset() {
            at = 0;
        }
    }
}
