package dev.dbxray.domain.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dbxray.domain.search.RetrievalQuality.Judged;
import java.util.List;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class RetrievalQualityTest {

    private static final Offset<Double> EXACTLY = within(1e-12);

    private final RetrievalQuality<String> quality = new RetrievalQuality<>(List.of(
            new Judged<>(List.of("a", "x", "b", "y"), Set.of("a", "b")),
            new Judged<>(List.of("x", "y", "z", "c"), Set.of("c")),
            new Judged<>(List.of("x"), Set.of("d", "e"))));

    @Test
    void averagesTheShareFoundOverTheQuestions() {
        assertThat(quality.recallAt(1)).isCloseTo(0.5 / 3, EXACTLY);
        assertThat(quality.recallAt(3)).isCloseTo(1.0 / 3, EXACTLY);
        assertThat(quality.recallAt(100)).isCloseTo(2.0 / 3, EXACTLY);
    }

    @Test
    void countsTheQuestionsWithEverythingFound() {
        assertThat(quality.allFoundAt(2)).isZero();
        assertThat(quality.allFoundAt(3)).isCloseTo(1.0 / 3, EXACTLY);
        assertThat(quality.allFoundAt(4)).isCloseTo(2.0 / 3, EXACTLY);
    }

    @Test
    void averagesOneByTheRankOfTheFirstRightAnswer() {
        assertThat(quality.meanReciprocalRank()).isCloseTo((1 + 0.25 + 0) / 3, EXACTLY);
    }

    @Test
    void refusesWhatCannotBeJudged() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Judged<>(List.of("a"), Set.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> new RetrievalQuality<String>(List.of()));
    }
}
