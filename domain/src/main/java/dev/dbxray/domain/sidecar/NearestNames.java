package dev.dbxray.domain.sidecar;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Find the names that someone may have meant who wrote one that doesn't exist. */
final class NearestNames {

    private static final int MOST = 3;
    // One slip in three characters is still the same word; more than that is another one.
    private static final int CHARACTERS_PER_SLIP = 3;

    private NearestNames() {}

    /** Find up to three, nearest first and otherwise in the order given; each name may have several spellings. */
    static <T> List<T> to(String written, List<T> names, Function<T, Stream<String>> spellings) {
        String folded = fold(written);
        int limit = Math.max(1, folded.length() / CHARACTERS_PER_SLIP);
        return names.stream()
                .map(name -> new Candidate<>(name, distance(folded, spellings.apply(name), limit)))
                .filter(candidate -> candidate.distance <= limit)
                .sorted(comparingInt(Candidate::distance))
                .limit(MOST)
                .map(Candidate::name)
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
