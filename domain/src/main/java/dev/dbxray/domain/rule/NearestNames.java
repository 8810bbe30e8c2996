package dev.dbxray.domain.rule;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Find the names that someone may have meant who wrote one that doesn't exist. */
public final class NearestNames {

    // One slip in three characters is still the same word; more than that is another one.
    private static final int CHARACTERS_PER_SLIP = 3;

    private NearestNames() {}

    /**
     * Find names that differ by a few slips, nearest first and otherwise in the order given.
     *
     * @param spellings the spellings of each name, of which the nearest counts
     * @param most how many to find at the most
     */
    public static <T> List<T> misspelt(String written, List<T> names, Function<T, Stream<String>> spellings, int most) {
        String folded = fold(written);
        int limit = Math.max(1, folded.length() / CHARACTERS_PER_SLIP);
        return names.stream()
                .map(name -> new Candidate<>(name, distance(folded, spellings.apply(name), limit)))
                .filter(candidate -> candidate.distance <= limit)
                .sorted(comparingInt(Candidate::distance))
                .limit(most)
                .map(Candidate::name)
                .toList();
    }

    /**
     * Find names that hold what was written, in the order given, then those that differ by a few slips.
     *
     * @param spellings the spellings of each name
     * @param most how many to find at the most
     */
    public static <T> List<T> partialOrMisspelt(
            String written, List<T> names, Function<T, Stream<String>> spellings, int most) {
        String stripped = written.strip();
        String folded = fold(stripped);
        var partial = names.stream()
                .filter(name -> spellings
                        .apply(name)
                        .anyMatch(spelling -> fold(spelling).contains(folded)));
        return Stream.concat(partial, misspelt(stripped, names, spellings, most).stream())
                .distinct()
                .limit(most)
                .toList();
    }

    private static int distance(String folded, Stream<String> spellings, int limit) {
        return spellings
                .mapToInt(spelling -> EditDistance.between(folded, fold(spelling), limit))
                .min()
                .orElseThrow();
    }

    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private record Candidate<T>(T name, int distance) {}
}
