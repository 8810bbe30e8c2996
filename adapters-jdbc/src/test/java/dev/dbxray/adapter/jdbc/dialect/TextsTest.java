package dev.dbxray.adapter.jdbc.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class TextsTest {

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private static final ResourceBundle ENGLISH = bundle(Locale.ROOT);
    private static final ResourceBundle JAPANESE = bundle(Locale.JAPANESE);

    @Test
    void speaksEveryTextInBothLanguages() {
        assertThat(JAPANESE.keySet()).isEqualTo(ENGLISH.keySet());
        assertThat(ENGLISH.keySet())
                .allSatisfy(key -> assertThat(JAPANESE.getString(key)).isNotEqualTo(ENGLISH.getString(key)));
    }

    @Test
    void fillsTheSamePlacesInBothLanguages() {
        assertThat(ENGLISH.keySet())
                .allSatisfy(key -> assertThat(places(JAPANESE.getString(key)))
                        .containsExactlyInAnyOrder(places(ENGLISH.getString(key))));
    }

    private static String[] places(String pattern) {
        return Pattern.compile("\\{[0-9]}")
                .matcher(pattern)
                .results()
                .map(match -> match.group())
                .distinct()
                .toArray(String[]::new);
    }

    private static ResourceBundle bundle(Locale locale) {
        String name = Texts.text("url.notJdbc").bundle();
        return ResourceBundle.getBundle(name, locale, TextsTest.class.getClassLoader(), NO_FALLBACK);
    }
}
