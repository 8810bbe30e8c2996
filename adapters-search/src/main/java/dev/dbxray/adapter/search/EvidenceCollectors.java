package dev.dbxray.adapter.search;

import java.io.IOException;
import java.util.Collection;
import java.util.function.IntPredicate;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.jspecify.annotations.Nullable;

/** Collect the tables of a scope that a query fits, in the order of their numbers. */
final class EvidenceCollectors implements CollectorManager<EvidenceCollectors.Collector, Evidence> {

    private final IntPredicate scope;

    EvidenceCollectors(IntPredicate scope) {
        this.scope = scope;
    }

    @Override
    public Collector newCollector() {
        return new Collector(scope);
    }

    /** A searcher without an executor, which ours is, asks for one collector. */
    @Override
    public Evidence reduce(Collection<Collector> collectors) {
        return collectors.iterator().next().evidence;
    }

    static final class Collector extends SimpleCollector {

        private final Evidence evidence = new Evidence();
        private final IntPredicate scope;
        private int base;
        private @Nullable Scorable scorer;

        private Collector(IntPredicate scope) {
            this.scope = scope;
        }

        @Override
        protected void doSetNextReader(LeafReaderContext context) {
            base = context.docBase;
        }

        @Override
        public void setScorer(Scorable value) {
            scorer = value;
        }

        @Override
        public void collect(int doc) throws IOException {
            if (scorer != null && scope.test(base + doc)) {
                evidence.add(base + doc, scorer.score());
            }
        }

        @Override
        public ScoreMode scoreMode() {
            return ScoreMode.COMPLETE;
        }
    }
}
