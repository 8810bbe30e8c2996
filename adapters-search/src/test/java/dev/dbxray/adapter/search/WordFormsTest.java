package dev.dbxray.adapter.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.search.CompoundWords;
import dev.dbxray.domain.search.Tokenizer;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WordFormsTest {

    @ParameterizedTest
    @CsvSource({
        "singers, singer",
        "cities, city",
        "countries, country",
        "addresses, address",
        "orders, ordering",
        "statuses, status"
    })
    void foldsTheFormsOfAWord(String word, String other) {
        var forms = new WordForms();

        assertThat(forms.stem(word)).isEqualTo(forms.stem(other));
    }

    @Test
    void givesTermsOnlyForWhatIsNotTheWordItself() {
        var forms = new WordForms(new CompoundWords(Set.of("country", "languages")));

        assertThat(forms.stems("singer")).isEmpty();
        assertThat(forms.stems("singers")).containsExactly("~singer");
        assertThat(forms.stems("countrylanguages")).containsExactly("~countrylanguag", "~countri", "~languag");
    }

    @Test
    void foldsAWholeName() {
        assertThat(new WordForms().stem(Tokenizer.tokens("order_items"))).isEqualTo("orderitem");
    }
}
