package dev.dbxray.adapter.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.jspecify.annotations.Nullable;

/** Hold the words of all names in a catalog, in alphabetical order. */
final class Vocabulary {

    private static final int MOST = 500;

    private final List<String> words = new ArrayList<>();

    /** Read the words of a field; none where no table has any. */
    Vocabulary(@Nullable Terms terms) {
        if (terms != null) {
            read(terms);
        }
    }

    /** Get the words of which the text is a part; at most 500, for what stands in more tells nothing. */
    List<String> containing(String text) {
        return words.stream().filter(word -> word.contains(text)).limit(MOST).toList();
    }

    private void read(Terms terms) {
        try {
            TermsEnum each = terms.iterator();
            while (each.next() != null) {
                words.add(each.term().utf8ToString());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
