package dev.dbxray.adapter.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnspacedTermsTest {

    private static final List<String> TEXTS = List.of("従業員履歴", "在庫", "テーブル", "取り扱い", "お客様", "在庫区分");

    private final UnspacedTerms terms =
            new UnspacedTerms(text -> TEXTS.stream().anyMatch(known -> known.contains(text)));

    @ParameterizedTest
    @CsvSource({
        "従業員履歴, 従業員履歴",
        "在庫テーブル, 在庫 テーブル",
        "取り扱い, 取り扱い",
        "お客様, お客様",
        "従業員の履歴, 従業員 の 履歴",
        "在庫を調べる, 在庫 を 調",
        "しらべる, しらべる",
        "未知語, 未知語"
    })
    void findsTheWordsOfARun(String run, String words) {
        var split = terms.split(Tokenizer.tokens(run));

        assertThat(split.terms()).extracting(Token::text).containsExactly(words.split(" "));
        assertThat(split.broken()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"従業員数, 従業員", "在庫履歴, 在庫 履歴", "全在庫区分表, 在庫区分"})
    void breaksUnknownWordsIntoTheirLongestKnownParts(String run, String words) {
        var split = terms.split(Tokenizer.tokens(run));

        assertThat(split.terms()).extracting(Token::text).containsExactly(words.split(" "));
        assertThat(split.broken()).isTrue();
    }

    @Test
    void takesWhatNoTableHasAsItIs() {
        var none = new UnspacedTerms(Set.of()::contains);

        assertThat(none.split(Tokenizer.tokens("取り扱い")).terms())
                .extracting(Token::text)
                .containsExactly("取", "扱");
    }
}
