package dev.dbxray.domain.sidecar;

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
        assertThat(NearestNames.to("a.employe", List.of("employee"), name -> Stream.of(name, "a." + name)))
                .containsExactly("employee");
    }

    private static List<String> nearest(String written, String... names) {
        return NearestNames.to(written, List.of(names), Stream::of);
    }
}
