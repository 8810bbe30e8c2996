package dev.dbxray.application.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

final class MessageTest {

    private static final String BUNDLE = "dev.dbxray.application.message.sample";

    @Test
    void speaksTheLanguageThatIsAskedForAndElseEnglish() {
        var message = new Message(BUNDLE, "greeting", List.of("a", 12345));

        assertThat(message.in(Locale.JAPANESE)).isEqualTo("aさん、12345 件です");
        assertThat(message.in(Locale.JAPAN)).isEqualTo("aさん、12345 件です");
        assertThat(message.in(Locale.FRENCH)).isEqualTo("Hello a, it's 12345");
    }

    @Test
    void refusesAKeyThatNoBundleHas() {
        var unknown = new Message(BUNDLE, "nope", List.of());

        assertThatThrownBy(() -> unknown.in(Locale.ENGLISH)).isInstanceOf(MissingResourceException.class);
    }

    @Test
    void travelsInAnException() {
        var cause = new IllegalStateException();
        var problem = new MendableException(new Message(BUNDLE, "greeting", List.of("a", 1)), cause);

        assertThat(problem).hasMessage("Hello a, it's 1").hasCause(cause);
        assertThat(problem.in(Locale.JAPANESE)).isEqualTo("aさん、1 件です");
        assertThat(new MendableException(new Message(BUNDLE, "greeting", List.of("b", 2))))
                .hasMessage("Hello b, it's 2");
    }
}
