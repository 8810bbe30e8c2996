package dev.dbxray.adapter.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class TokenBucketTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final long BEGIN = Long.MAX_VALUE - 5;

    @Test
    void letsThroughAtOnceWhatWasSavedUpAndThenOneAfterTheOther() {
        var bucket = new TokenBucket(3, MINUTE, BEGIN);

        assertThat(bucket.take(BEGIN)).isZero();
        assertThat(bucket.take(BEGIN)).isZero();
        assertThat(bucket.take(BEGIN)).isZero();
        assertThat(bucket.take(BEGIN)).isEqualTo(Duration.ofSeconds(20));
        assertThat(bucket.take(BEGIN + Duration.ofSeconds(5).toNanos())).isEqualTo(Duration.ofSeconds(15));
        assertThat(bucket.take(BEGIN + Duration.ofSeconds(20).toNanos())).isZero();
        assertThat(bucket.take(BEGIN + Duration.ofSeconds(20).toNanos())).isEqualTo(Duration.ofSeconds(20));
    }

    @Test
    void savesUpNoMoreThanItHolds() {
        var bucket = new TokenBucket(2, MINUTE, 0);
        long later = Duration.ofDays(1).toNanos();

        assertThat(bucket.take(later)).isZero();
        assertThat(bucket.take(later)).isZero();
        assertThat(bucket.take(later)).isEqualTo(Duration.ofSeconds(30));
    }
}
