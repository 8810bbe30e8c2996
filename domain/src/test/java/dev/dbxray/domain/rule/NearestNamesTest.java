package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class NearestNamesTest {

    @Test
    void putsTheNearestFirstAndKeepsTheOrderOfEquallyNearOnes() {
        assertThat(nearest("employees", "emplyee", "employer", "employee", "department"))
                .containsExactly("employee", "emplyee", "employer");
    }

    @Test
    void givesThreeAtTheMost() {
        assertThat(nearest("abc", "ab", "abd", "abe", "abf")).containsExactly("ab", "abd", "abe");
    }

    @Test
    void findsNoneWhereEveryNameIsAnotherWord() {
        assertThat(nearest("shipment", "department", "project")).isEmpty();
    }

    @Test
    void allowsOneSlipInThreeCharactersAndOneInShorterNames() {
        assertThat(nearest("abcdef", "abcdxy")).containsExactly("abcdxy");
        assertThat(nearest("abcde", "abcxy")).isEmpty();
        assertThat(nearest("ab", "ac")).containsExactly("ac");
        assertThat(nearest("ab", "cd")).isEmpty();
    }

    @Test
    void ignoresCase() {
        assertThat(nearest("EMPLOYE", "employee")).containsExactly("employee");
        assertThat(nearest("employe", "EMPLOYEE")).containsExactly("EMPLOYEE");
    }

    @Test
    void takesTheNearestOfANamesSpellings() {
        assertThat(NearestNames.misspelt("a.employe", List.of("employee"), name -> Stream.of(name, "a." + name), 3))
                .containsExactly("employee");
    }

    @Test
    void putsPartialMatchesFirst() {
        assertThat(NearestNames.partialOrMisspelt(" PLOY ", List.of("plot", "employee", "a", "ploy"), Stream::of, 3))
                .containsExactly("employee", "ploy", "plot");
        assertThat(NearestNames.partialOrMisspelt("ploy", List.of("plot", "employee", "ploy"), Stream::of, 1))
                .containsExactly("employee");
    }

    private static List<String> nearest(String written, String... names) {
        return NearestNames.misspelt(written, List.of(names), Stream::of, 3);
    }
}
