package dev.dbxray.adapter.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.search.Token;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SynonymsTest {

    @ParameterizedTest
    @CsvSource({
        "shop, store",
        "stores, shop",
        "nations, country",
        "countries, nation",
        "boss, manager supervisor",
        "people, person",
        "purchase, buy order"
    })
    void knowsWordsOfAboutTheSameMeaning(String word, String others) {
        assertThat(of(word)).extracting(Token::text).containsExactly(others.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "national", "shopping", "客"})
    void knowsNoneOfOtherWords(String word) {
        assertThat(of(word)).isEmpty();
    }

    private static List<Token> of(String word) {
        return Synonyms.of(new Token(word, Token.Kind.WORD, false));
    }
}
