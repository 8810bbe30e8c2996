package dev.dbxray.adapter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

final class OrderTest {

    @Test
    void putsHighScoresFirstAndEqualOnesByNumber() {
        var tables = new BitSet();
        tables.set(0, 5);
        tables.clear(1);

        assertThat(Order.of(tables, new double[] {.5, 9, 2, .5, 0})).containsExactly(2, 0, 3, 4);
    }

    @Test
    void takesWhatDiffersOnlyByRoundingAsEqual() {
        var tables = new BitSet();
        tables.set(0, 2);

        assertThat(Order.of(tables, new double[] {.3, .1 + .2})).containsExactly(0, 1);
    }
}
