package dev.dbxray.domain.rule;

import dev.dbxray.domain.graph.RelationEdge;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Find relations whose columns make a key exactly, none of them dispensable. */
final class KeyCover {

    // Every subset is looked at, so that their number doubles with each candidate.
    private static final int MOST_CANDIDATES = 12;
    private static final int LEAST_LINKS = 2;

    private final Set<String> key;
    private final List<RelationEdge> candidates;

    /**
     * Look at a key.
     *
     * @param key the key's columns
     * @param candidates relations whose columns are all of the key, no two of the same ones
     */
    KeyCover(Set<String> key, List<RelationEdge> candidates) {
        this.key = key;
        this.candidates = candidates;
    }

    /** Find the most such relations, the first ones where several sets are as large; none where there are fewer than two. */
    List<RelationEdge> most() {
        List<RelationEdge> best = List.of();
        if (candidates.size() < LEAST_LINKS || candidates.size() > MOST_CANDIDATES) {
            return best;
        }
        // Downwards, with the first candidate in the highest bit, the sets that begin with the first ones come first.
        for (int subset = (1 << candidates.size()) - 1; subset > 0; subset--) {
            if (Integer.bitCount(subset) > Math.max(best.size(), LEAST_LINKS - 1)) {
                var links = links(subset);
                best = coversExactly(links) ? links : best;
            }
        }
        return best;
    }

    private List<RelationEdge> links(int subset) {
        int highest = candidates.size() - 1;
        return IntStream.rangeClosed(0, highest)
                .filter(position -> (subset >> (highest - position) & 1) == 1)
                .mapToObj(candidates::get)
                .toList();
    }

    private boolean coversExactly(List<RelationEdge> links) {
        return key.stream().allMatch(column -> links.stream().anyMatch(link -> has(link, column)))
                && links.stream().allMatch(link -> isNeeded(link, links));
    }

    private static boolean isNeeded(RelationEdge link, List<RelationEdge> links) {
        return link.relation().columns().stream()
                .anyMatch(column -> links.stream().noneMatch(other -> !other.equals(link) && has(other, column)));
    }

    private static boolean has(RelationEdge link, String column) {
        return link.relation().columns().stream().anyMatch(column::equalsIgnoreCase);
    }
}
