package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.CompoundWords;
import dev.dbxray.domain.search.Token;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tartarus.snowball.ext.EnglishStemmer;

/** Fold the forms of English words; not for use by many threads at once. */
final class WordForms {

    /** Marks a stem, so that it can't be taken for a word that happens to be spelt like it. */
    private static final String STEM = "~";

    private final EnglishStemmer stemmer = new EnglishStemmer();
    private final CompoundWords compounds;
    private final Map<String, List<String>> known = new HashMap<>();

    /** Fold words and, where they are compounds, also their parts. */
    WordForms(CompoundWords compounds) {
        this.compounds = compounds;
    }

    /** Fold words only. */
    WordForms() {
        this(new CompoundWords(Set.of()));
    }

    /** Get the terms for a word's stem, where it isn't the word itself, and for those of the words it's compounded of. */
    List<String> stems(String word) {
        return known.computeIfAbsent(word, this::compute);
    }

    /** Get the stem that a word's forms have in common. */
    String stem(String word) {
        stemmer.setCurrent(word);
        stemmer.stem();
        return stemmer.getCurrent();
    }

    /** Get the stems of a name's words without anything between them. */
    String stem(List<Token> tokens) {
        return tokens.stream().map(token -> stem(token.text())).collect(Collectors.joining());
    }

    /** Get the term for a stem, which the index has where a word isn't its own stem. */
    static String stemTerm(String stem) {
        return STEM + stem;
    }

    private List<String> compute(String word) {
        String stem = stem(word);
        var own = Stream.of(stem).filter(other -> !other.equals(word));
        return Stream.concat(own, compounds.parts(word).stream().map(this::stem))
                .map(WordForms::stemTerm)
                .toList();
    }
}
