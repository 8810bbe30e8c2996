package dev.dbxray.adapter.search;

/** Weigh how much a match tells: the negative logarithm of the probability that it comes about by chance. */
final class Surprise {

    private final double share;

    /**
     * Weigh the matches of one term.
     *
     * @param matching how many tables have the term
     * @param tables how many tables there are
     */
    Surprise(int matching, int tables) {
        share = matching / (tables + 1.0);
    }

    /** Weigh that a table has the term. */
    double ofOne() {
        return -Math.log(share);
    }

    /** Weigh that one of a group of tables has the term: the larger the group, the less it tells. */
    double ofGroup(int size) {
        return -Math.log1p(-Math.pow(1 - share, size));
    }
}
