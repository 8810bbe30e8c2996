package dev.dbxray.domain.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AbbreviationTest {

    @ParameterizedTest
    @CsvSource({
        "emp, employee",
        "dept, department",
        "qty, quantity",
        "amt, amount",
        "acct, account",
        "mgr, manager",
        "img, image",
        "addr, address",
        "no, note"
    })
    void recognisesBeginningsAndConsonants(String abbreviation, String word) {
        assertThat(Abbreviation.abbreviates(abbreviation, word)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "city, capacity",
        "ept, department",
        "dp, department",
        "dtpt, department",
        "e, employee",
        "employ, employee",
        "employ, employments",
        "emp, emps",
        "cut, client",
        "xyz, axyz99"
    })
    void takesNoOtherWords(String abbreviation, String word) {
        assertThat(Abbreviation.abbreviates(abbreviation, word)).isFalse();
    }
}
