package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EditDistanceTest {

    @ParameterizedTest
    @CsvSource({
        "'', '', 0",
        "employee, employee, 0",
        "'', abc, 3",
        "abc, '', 3",
        "employe, employee, 1",
        "employeee, employee, 1",
        "emqloyee, employee, 1",
        "epmloyee, employee, 1",
        "employeㅁ, employee, 1",
        "ab, ba, 1",
        "abcd, badc, 2",
        "ca, abc, 3",
        "kitten, sitting, 3",
        "従業院, 従業員, 1",
    })
    void countsTheSlips(String from, String to, int expected) {
        assertThat(EditDistance.between(from, to, 10)).isEqualTo(expected);
        assertThat(EditDistance.between(to, from, 10)).isEqualTo(expected);
    }

    @Test
    void isAboveTheLimitWhereTheLengthsAloneDifferByMore() {
        assertThat(EditDistance.between("a", "abcdef", 4)).isGreaterThan(4);
        assertThat(EditDistance.between("abcdef", "a", 5)).isEqualTo(5);
    }
}
