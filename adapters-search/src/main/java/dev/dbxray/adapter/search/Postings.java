package dev.dbxray.adapter.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntPredicate;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Terms;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.jspecify.annotations.Nullable;

/** Look up in which tables, by number, a term stands. The index lies in memory, so that reading it can't really fail. */
final class Postings {

    private static final List<String> TEXTS =
            List.of(Fields.NAME, Fields.ALIAS, Fields.COLUMN, Fields.DESCRIPTION, Fields.COLUMN_DESCRIPTION);

    private final IndexReader reader;
    private final IndexSearcher searcher;

    Postings(IndexReader reader) {
        this.reader = reader;
        searcher = new IndexSearcher(reader);
        searcher.setSimilarity(new TierSimilarity());
        searcher.setQueryCache(null);
    }

    /** Find the tables of the scope that a query fits, by number. */
    Evidence find(Query query, IntPredicate scope) {
        try {
            return searcher.search(query, new EvidenceCollectors(scope));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Tell whether any table has a text in a script without spaces. */
    boolean hasCharacters(String text) {
        return TEXTS.stream().anyMatch(field -> any(Phrases.ofCharacters(field, text)));
    }

    private boolean any(Query query) {
        try {
            return searcher.search(query, 1).scoreDocs.length > 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Get all terms of a field; null where no table has any. */
    @Nullable
    Terms terms(String field) {
        try {
            return MultiTerms.getTerms(reader, field);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
