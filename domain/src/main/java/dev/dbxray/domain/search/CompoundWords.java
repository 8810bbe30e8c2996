package dev.dbxray.domain.search;

import java.util.List;
import java.util.Set;

/** Split a word that was written without a separator into two words that a catalog's names use by themselves. */
public final class CompoundWords {

    private static final int SHORTEST = 7;
    private static final int SHORTEST_PART = 3;

    private final Set<String> words;

    /** Know these words; they may be parts of others. */
    public CompoundWords(Set<String> words) {
        this.words = Set.copyOf(words);
    }

    /** Get the two words, the first as long as possible, or nothing where it's no compound. */
    public List<String> parts(String word) {
        for (int at = word.length() - SHORTEST_PART; word.length() >= SHORTEST && at >= SHORTEST_PART; at--) {
            String head = word.substring(0, at);
            String tail = word.substring(at);
            if (words.contains(head) && words.contains(tail)) {
                return List.of(head, tail);
            }
        }
        return List.of();
    }
}
