package dev.dbxray.adapter.search;

import java.util.Arrays;
import java.util.List;

/**
 * Score tables for a query of several terms. What a table has itself counts, what its schema has counts as much, and
 * what it has together with the tables that relations join to it counts half; each term as much as it tells.
 */
final class Scores {

    private static final double NEIGHBOURHOOD = .5;

    private final TableGroups groups;
    private final double[] scores;
    private final double[] schemaScores;
    private final float[] own;
    private final float[] nearest;

    private Scores(TableGroups groups) {
        this.groups = groups;
        scores = new double[groups.tables()];
        schemaScores = new double[groups.schemas()];
        own = new float[groups.tables()];
        nearest = new float[groups.tables()];
    }

    /** Score every table; those that a query of one term doesn't reach have 0. */
    static double[] of(List<QueryTerm> terms, List<Evidence> evidence, TableGroups groups) {
        var scores = new Scores(groups);
        if (terms.size() == 1) {
            scores.addOwn(evidence.getFirst(), 1);
            return scores.scores;
        }
        for (int at = 0; at < terms.size(); at++) {
            scores.add(evidence.get(at), Math.sqrt(terms.get(at).frequency()));
        }
        return scores.sum();
    }

    private void add(Evidence evidence, double weight) {
        if (evidence.size() > 0) {
            var surprise = new Surprise(evidence.size(), groups.tables());
            addOwn(evidence, weight * surprise.ofOne());
            addSchemas(evidence, weight, surprise);
            addNeighbourhoods(evidence, weight, surprise);
        }
    }

    private void addOwn(Evidence evidence, double weight) {
        for (int at = 0; at < evidence.size(); at++) {
            scores[evidence.table(at)] += weight * evidence.strength(at);
        }
    }

    private void addSchemas(Evidence evidence, double weight, Surprise surprise) {
        var best = new float[groups.schemas()];
        for (int at = 0; at < evidence.size(); at++) {
            int schema = groups.schemaOf(evidence.table(at));
            best[schema] = Math.max(best[schema], evidence.strength(at));
        }
        for (int schema = 0; schema < best.length; schema++) {
            if (best[schema] > 0) {
                schemaScores[schema] += weight * best[schema] * surprise.ofGroup(groups.schemaSize(schema));
            }
        }
    }

    /** Add the best that a table and its neighbours have; what it has itself tells more than what one of many has. */
    private void addNeighbourhoods(Evidence evidence, double weight, Surprise surprise) {
        Arrays.fill(own, 0);
        Arrays.fill(nearest, 0);
        for (int at = 0; at < evidence.size(); at++) {
            own[evidence.table(at)] = evidence.strength(at);
            for (int neighbour : groups.neighbours(evidence.table(at))) {
                nearest[neighbour] = Math.max(nearest[neighbour], evidence.strength(at));
            }
        }
        var weights = new GroupWeights(surprise);
        for (int table = 0; table < nearest.length; table++) {
            double best = own[table] * surprise.ofOne();
            if (nearest[table] > 0) {
                best = Math.max(best, nearest[table] * weights.of(1 + groups.neighbours(table).length));
            }
            scores[table] += NEIGHBOURHOOD * weight * best;
        }
    }

    private double[] sum() {
        for (int table = 0; table < scores.length; table++) {
            scores[table] += schemaScores[groups.schemaOf(table)];
        }
        return scores;
    }

    /** Remembers the weights of small groups, for there are many groups of few sizes. */
    private static final class GroupWeights {

        private final Surprise surprise;
        private final double[] known = new double[64];

        GroupWeights(Surprise surprise) {
            this.surprise = surprise;
        }

        double of(int size) {
            if (size >= known.length) {
                return surprise.ofGroup(size);
            }
            if (known[size] == 0) {
                known[size] = surprise.ofGroup(size);
            }
            return known[size];
        }
    }
}
