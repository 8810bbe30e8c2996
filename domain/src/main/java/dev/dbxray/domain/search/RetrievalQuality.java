package dev.dbxray.domain.search;

import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Measure how well rankings find what was judged to be right.
 *
 * @param rankings at least one ranking, each with the right answers
 */
public record RetrievalQuality<T>(List<Judged<T>> rankings) {

    /**
     * Hold what a search gave for one question, and what it should have given.
     *
     * @param ranking the answers, best first, none of them twice
     * @param right the right answers, at least one
     */
    public record Judged<T>(List<T> ranking, Set<T> right) {

        public Judged {
            ranking = List.copyOf(ranking);
            right = Set.copyOf(right);
            if (right.isEmpty()) {
                throw new IllegalArgumentException("a question without a right answer can't be judged");
            }
        }

        private double recall(int k) {
            return (double) ranking.stream().limit(k).filter(right::contains).count() / right.size();
        }

        private double reciprocalRank() {
            for (int at = 0; at < ranking.size(); at++) {
                if (right.contains(ranking.get(at))) {
                    return 1.0 / (at + 1);
                }
            }
            return 0;
        }
    }

    public RetrievalQuality {
        rankings = List.copyOf(rankings);
        if (rankings.isEmpty()) {
            throw new IllegalArgumentException("no ranking to judge");
        }
    }

    /** Get the share of a question's right answers among the first k, averaged over the questions; 0 to 1. */
    public double recallAt(int k) {
        return mean(judged -> judged.recall(k));
    }

    /** Get the share of the questions with every right answer among the first k; 0 to 1. */
    public double allFoundAt(int k) {
        return mean(judged -> judged.recall(k) == 1 ? 1 : 0);
    }

    /** Get the mean of 1 / rank of the first right answer, 0 where there is none among the answers; 0 to 1. */
    public double meanReciprocalRank() {
        return mean(Judged::reciprocalRank);
    }

    private double mean(ToDoubleFunction<Judged<T>> measure) {
        return rankings.stream().mapToDouble(measure).average().orElseThrow();
    }
}
