package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class DisplayTextTest {

    @Test
    void putsATextOnOneLine() {
        assertThat(DisplayText.oneLine("a\r\nb\tc\u2028d\u0085e\u0000f")).isEqualTo("a b c d e f");
    }

    @Test
    void takesAwayWhatTurnsTheReadingDirection() {
        assertThat(DisplayText.oneLine("x\u202Etxt.exe\u2066y\u200Fz")).isEqualTo("x txt.exe y z");
    }

    @Test
    void leavesAnOrdinaryTextAsItIs() {
        assertThat(DisplayText.oneLine("受注　明細 \"x\" | é")).isEqualTo("受注　明細 \"x\" | é");
    }

    @Test
    void takesTheFirstLineThatSaysSomething() {
        assertThat(DisplayText.firstLine("\n \n first \nsecond", 200)).isEqualTo("first");
        assertThat(DisplayText.firstLine("\n\n", 200)).isEmpty();
    }

    @Test
    void cutsAtCodePointsAndSaysSo() {
        assertThat(DisplayText.cut("abc", 3)).isEqualTo("abc");
        assertThat(DisplayText.cut("abcd", 3)).isEqualTo("ab…");
        assertThat(DisplayText.cut("𠮷𠮷𠮷", 2)).isEqualTo("𠮷…");
        assertThat(DisplayText.firstLine("a".repeat(201), 200)).hasSize(200).endsWith("…");
    }
}
