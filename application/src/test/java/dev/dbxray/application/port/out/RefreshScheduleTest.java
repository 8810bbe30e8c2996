package dev.dbxray.application.port.out;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RefreshScheduleTest {

    private static final Duration SECOND = Duration.ofSeconds(1);

    @Test
    void waitsTwiceAsLongAfterEveryFurtherFailureUpToALimit() {
        var schedule = new RefreshSchedule(null, SECOND, Duration.ofSeconds(30));

        assertThat(IntStream.of(1, 2, 3, 5, 6, 7, 100, Integer.MAX_VALUE)
                        .mapToObj(schedule::pause)
                        .map(Duration::toSeconds))
                .containsExactly(1L, 2L, 4L, 16L, 30L, 30L, 30L, 30L);
    }

    @Test
    void waitsForTheNextTurnAfterASuccess() {
        assertThat(new RefreshSchedule(Duration.ofMinutes(5), SECOND, SECOND).pause(0))
                .isEqualTo(Duration.ofMinutes(5));
        assertThat(new RefreshSchedule(null, SECOND, SECOND).pause(0)).isNull();
    }

    @Test
    void waitsNoLongerAfterAFailureThanAfterASuccess() {
        assertThat(new RefreshSchedule(Duration.ofSeconds(2), SECOND, Duration.ofSeconds(30)).pause(9))
                .isEqualTo(Duration.ofSeconds(2));
    }
}
