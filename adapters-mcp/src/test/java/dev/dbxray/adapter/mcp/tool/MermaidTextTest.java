package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MermaidTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            value = {
                "employee_history（従業員履歴）\t\"employee_history（従業員履歴）\"",
                "a.b\t\"a.b\"",
                "say \"hi\"\t\"say #34;hi#34;\"",
                "end\t\"end\"",
                "100% #1;\t\"100#37; #35;1#59;\"",
                "back\\slash\t\"back#92;slash\"",
                "<b>*x*</b>\t\"#60;b#62;#42;x#42;#60;/b#62;\"",
                "_it_ a_b\t\"#95;it#95; a_b\"",
                "direction TB x\t\"direction#32;TB x\"",
                "directions TB\t\"directions TB\"",
                "😀 受注\t\"😀 受注\"",
            })
    void escapesWhatMermaidReadsOtherwise(String text, String quoted) {
        assertThat(MermaidText.quoted(text)).isEqualTo(quoted);
    }

    @Test
    void putsTextsOnOneLineAndCutsThem() {
        assertThat(MermaidText.quoted("a\nb\u2028c")).isEqualTo("\"a b c\"");
        assertThat(MermaidText.quoted("x".repeat(101))).hasSize(102).endsWith("…\"");
        assertThat(MermaidText.quoted("")).isEqualTo("\"#32;\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "integer|integer",
                "character varying(50)|character_varying(50)",
                "numeric(10,2)[]|numeric(10_2)[]",
                "timestamp with time zone|timestamp_with_time_zone",
                "sample.mood|sample_mood",
                "\"My S\".\"T\"|_My_S___T_",
                "enum('a','b')|enum(_a___b_)",
                "a/b|a_b",
                "受注 明細|受注_明細",
                "a\u3000b|a_b",
                "1st|_1st",
                "-x|_-x",
                "PK|_PK",
                "fk|_fk",
                "uk-1|_uk-1",
                "PKEY|PKEY",
                "uk_code|uk_code",
                "[x]|_[x]",
            })
    void makesOneWordOfATypeOrName(String text, String word) {
        assertThat(MermaidText.word(text)).isEqualTo(word);
    }

    @Test
    void makesAWordOfNothing() {
        assertThat(MermaidText.word("")).isEqualTo("_");
        assertThat(MermaidText.word("x".repeat(300))).hasSize(100);
    }
}
