package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.QuestionWords;
import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Find the terms in a run of characters of scripts without spaces, without a dictionary: what the index knows is a
 * word. Scripts part words; hiragana belongs to a word only where the index has it so, and what no table has as a whole
 * falls into its longest parts that some table has.
 */
final class UnspacedTerms {

    private static final int LONGEST = 32;
    private static final int SHORTEST_PART = 2;

    private final Predicate<String> known;

    /**
     * Find terms by what the index has.
     *
     * @param known tells whether some table has a text
     */
    UnspacedTerms(Predicate<String> known) {
        this.known = known;
    }

    /**
     * Hold the terms of a run.
     *
     * @param terms the terms in reading order, with those that only ask
     * @param broken whether a word had to be broken into parts
     */
    record Split(List<Token> terms, boolean broken) {}

    /** Split a run of tokens that follow each other without anything in between. */
    Split split(List<Token> run) {
        var words = words(run);
        var terms = words.stream().flatMap(word -> parts(word).stream()).toList();
        return new Split(terms, !terms.equals(words));
    }

    private List<Token> words(List<Token> run) {
        var words = new ArrayList<Token>();
        for (Token here : run) {
            Token before = words.isEmpty() ? null : words.getLast();
            if (before != null && belongTogether(before, here) && known.test(before.text() + here.text())) {
                words.removeLast();
                words.add(new Token(before.text() + here.text(), Kind.HAN, false));
            } else {
                words.add(here);
            }
        }
        return withoutEndings(words);
    }

    private static boolean belongTogether(Token before, Token here) {
        boolean oneIsHan = before.kind() == Kind.HAN || here.kind() == Kind.HAN;
        return oneIsHan && mayBelong(before) && mayBelong(here);
    }

    private static boolean mayBelong(Token token) {
        boolean script = token.kind() == Kind.HAN || token.kind() == Kind.HIRAGANA;
        return script && !QuestionWords.contains(token);
    }

    /** Leave out the hiragana that neither belongs to a word nor asks: endings and particles, where there are words. */
    private static List<Token> withoutEndings(List<Token> words) {
        var kept = words.stream()
                .filter(word -> word.kind() != Kind.HIRAGANA || QuestionWords.contains(word))
                .toList();
        return kept.isEmpty() ? words : kept;
    }

    private List<Token> parts(Token word) {
        String text = word.text();
        boolean whole = text.codePointCount(0, text.length()) <= SHORTEST_PART;
        if (whole || QuestionWords.contains(word) || known.test(text)) {
            return List.of(word);
        }
        var parts = new ArrayList<Token>();
        int[] characters = text.codePoints().limit(LONGEST).toArray();
        for (int at = 0; at < characters.length; ) {
            int length = longestKnown(characters, at);
            if (length > 0) {
                parts.add(new Token(new String(characters, at, length), word.kind(), false));
            }
            at += Math.max(1, length);
        }
        return parts.isEmpty() ? List.of(word) : parts;
    }

    private int longestKnown(int[] characters, int from) {
        for (int length = characters.length - from; length >= SHORTEST_PART; length--) {
            if (known.test(new String(characters, from, length))) {
                return length;
            }
        }
        return 0;
    }
}
