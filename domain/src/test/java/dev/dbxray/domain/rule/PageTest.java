package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PageTest {

    private static final List<Integer> SEVEN = IntStream.range(0, 7).boxed().toList();

    @Test
    void tellsHowToGoOn() {
        assertThat(new Page(3, 0).of(SEVEN)).isEqualTo(new Cut<>(List.of(0, 1, 2), 7, 0));
        assertThat(new Page(3, 3).of(SEVEN).nextOffset()).hasValue(6);
        assertThat(new Page(3, 6).of(SEVEN).nextOffset()).isEmpty();
    }

    @Test
    void isEmptyPastTheEnd() {
        var past = new Page(3, Integer.MAX_VALUE).of(SEVEN);

        assertThat(past.items()).isEmpty();
        assertThat(past.total()).isEqualTo(7);
        assertThat(past.nextOffset()).isEqualTo(OptionalInt.empty());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, Integer.MAX_VALUE})
    void givesEachItemOnceWhateverTheLimit(int limit) {
        var seen = new ArrayList<Integer>();
        var next = OptionalInt.of(0);
        while (next.isPresent()) {
            var cut = new Page(limit, next.getAsInt()).of(SEVEN);
            seen.addAll(cut.items());
            next = cut.nextOffset();
        }

        assertThat(seen).isEqualTo(SEVEN);
    }

    @Test
    void refusesWhatIsNoPage() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Page(0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Page(1, -1));
    }

    @Test
    void mapsItemsAndKeepsTheCount() {
        assertThat(new Page(2, 2).of(SEVEN).map(i -> "no. " + i)).isEqualTo(new Cut<>(List.of("no. 2", "no. 3"), 7, 2));
    }
}
