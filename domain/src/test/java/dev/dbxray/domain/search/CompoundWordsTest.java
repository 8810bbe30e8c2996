package dev.dbxray.domain.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

final class CompoundWordsTest {

    private final CompoundWords compounds = new CompoundWords(
            Set.of("country", "language", "user", "name", "sea", "son", "fire", "fireman", "ma", "man", "works"));

    @Test
    void splitsAWordIntoTwoOthers() {
        assertThat(compounds.parts("countrylanguage")).containsExactly("country", "language");
        assertThat(compounds.parts("username")).containsExactly("user", "name");
    }

    @Test
    void prefersTheLongestFirstPart() {
        assertThat(compounds.parts("firemanman")).containsExactly("fireman", "man");
        assertThat(compounds.parts("fireman")).containsExactly("fire", "man");
    }

    @Test
    void leavesWordsThatAreNoCompounds() {
        assertThat(compounds.parts("season")).isEmpty();
        assertThat(compounds.parts("countryside")).isEmpty();
        assertThat(compounds.parts("language")).isEmpty();
        assertThat(compounds.parts("countryma")).isEmpty();
        assertThat(compounds.parts("")).isEmpty();
    }
}
