package dev.dbxray.adapter.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class SurpriseTest {

    @Test
    void tellsMoreTheRarerTheTerm() {
        assertThat(new Surprise(1, 99).ofOne()).isCloseTo(Math.log(100), within(1e-9));
        assertThat(new Surprise(50, 99).ofOne()).isCloseTo(Math.log(2), within(1e-9));
        assertThat(new Surprise(99, 99).ofOne()).isPositive();
    }

    @Test
    void tellsLessTheLargerTheGroup() {
        var surprise = new Surprise(10, 99);

        assertThat(surprise.ofGroup(1)).isCloseTo(surprise.ofOne(), within(1e-9));
        assertThat(surprise.ofGroup(5)).isCloseTo(-Math.log(1 - Math.pow(.9, 5)), within(1e-9));
        assertThat(surprise.ofGroup(99)).isLessThan(.001);
    }
}
