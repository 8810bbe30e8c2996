package dev.dbxray.adapter.search;

import static java.util.Comparator.comparingDouble;

import dev.dbxray.domain.search.Abbreviation;
import dev.dbxray.domain.search.Token;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/** Find words of the catalog that a word no table has may stand for. */
final class Spelling {

    private static final int MOST = 3;
    private static final int SHORTEST_WITH_TYPO = 3;
    private static final int SHORTEST_WITH_TWO_TYPOS = 6;

    private record Guess(String word, float likeness, int tables) {
        static final Comparator<Guess> BEST_FIRST = comparingDouble(Guess::likeness)
                .thenComparingInt(Guess::tables)
                .reversed()
                .thenComparing(Guess::word);
    }

    private final @Nullable Terms vocabulary;

    Spelling(@Nullable Terms vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** Get how many typos a word of some length may have: the shorter the fewer. */
    static int typos(int length) {
        return length < SHORTEST_WITH_TYPO ? 0 : length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
    }

    /** Get the words of at least three letters that are short for this one, the most usual first; at most 3. */
    List<Token> shortened(String word) {
        return sameInitial(
                word, other -> other.length() >= SHORTEST_WITH_TYPO && Abbreviation.abbreviates(other, word));
    }

    /** Get the words that this one is short for, the most usual first; at most 3. */
    List<Token> written(String word) {
        return sameInitial(word, other -> Abbreviation.abbreviates(word, other));
    }

    /** Get the word that is spelt most like this one; none where all are too far away. */
    List<Token> nearest(String word, int typos) {
        if (vocabulary == null || typos == 0) {
            return List.of();
        }
        var guesses = read(terms -> alike(terms, word, typos), vocabulary);
        return tokens(guesses.subList(0, Math.min(1, guesses.size())));
    }

    private List<Token> sameInitial(String word, Predicate<String> fits) {
        return vocabulary == null ? List.of() : tokens(read(terms -> sameInitial(terms, word, fits), vocabulary));
    }

    private static List<Guess> sameInitial(Terms terms, String word, Predicate<String> fits) throws IOException {
        var guesses = new ArrayList<Guess>();
        String initial = word.substring(0, word.offsetByCodePoints(0, 1));
        TermsEnum each = terms.iterator();
        boolean more = each.seekCeil(new BytesRef(initial)) != TermsEnum.SeekStatus.END;
        while (more && each.term().utf8ToString().startsWith(initial)) {
            String other = each.term().utf8ToString();
            if (fits.test(other)) {
                guesses.add(new Guess(other, 1, each.docFreq()));
            }
            more = each.next() != null;
        }
        return guesses;
    }

    private static List<Guess> alike(Terms terms, String word, int typos) throws IOException {
        var guesses = new ArrayList<Guess>();
        var each = new FuzzyTermsEnum(terms, new Term(Fields.VOCABULARY, word), typos, 0, true);
        while (each.next() != null) {
            guesses.add(new Guess(each.term().utf8ToString(), each.getBoost(), each.docFreq()));
        }
        return guesses;
    }

    private static List<Token> tokens(List<Guess> guesses) {
        return guesses.stream()
                .limit(MOST)
                .map(guess -> new Token(guess.word(), Token.Kind.WORD, false))
                .toList();
    }

    private static List<Guess> read(Reading reading, Terms terms) {
        try {
            var guesses = reading.of(terms);
            guesses.sort(Guess.BEST_FIRST);
            return guesses;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @FunctionalInterface
    private interface Reading {
        List<Guess> of(Terms terms) throws IOException;
    }
}
