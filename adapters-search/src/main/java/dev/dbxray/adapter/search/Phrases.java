package dev.dbxray.adapter.search;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;

/** Ask for a text wherever it stands, by its overlapping pieces next to each other. */
final class Phrases {

    private Phrases() {}

    /** Ask for characters of scripts without spaces, by pairs; for one alone, by the pairs that it begins. */
    static Query ofCharacters(String field, String text) {
        int[] characters = text.codePoints().toArray();
        if (characters.length == 1) {
            return new PrefixQuery(new Term(field, text));
        }
        return phrase(field, IntStream.range(0, characters.length - 1).mapToObj(at -> new String(characters, at, 2)));
    }

    /** Ask for at least three characters. */
    static Query ofTrigrams(String field, String text) {
        return phrase(field, Trigrams.of(text));
    }

    private static Query phrase(String field, Stream<String> pieces) {
        var phrase = new PhraseQuery.Builder();
        pieces.forEach(piece -> phrase.add(new Term(field, piece)));
        return phrase.build();
    }
}
