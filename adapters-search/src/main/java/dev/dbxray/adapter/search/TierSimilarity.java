package dev.dbxray.adapter.search;

import org.apache.lucene.index.FieldInvertState;
import org.apache.lucene.search.CollectionStatistics;
import org.apache.lucene.search.TermStatistics;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.Similarity;

/** Order the matches within a tier by BM25's term frequency and field length. */
final class TierSimilarity extends Similarity {

    /** BM25 without rarity: that is weighed once for a term, over all fields together. */
    private final BM25Similarity bm25 = new BM25Similarity() {
        @Override
        protected float idf(long docFreq, long docCount) {
            return 1;
        }
    };

    @Override
    public long computeNorm(FieldInvertState state) {
        return bm25.computeNorm(state);
    }

    @Override
    public SimScorer scorer(float boost, CollectionStatistics collection, TermStatistics... terms) {
        SimScorer inner = bm25.scorer(1f / terms.length, collection, terms);
        return new SimScorer() {
            @Override
            public float score(float freq, long norm) {
                return boost * (Tier.FLOOR + (1 - Tier.FLOOR) * inner.score(freq, norm));
            }
        };
    }
}
