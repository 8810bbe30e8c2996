package dev.dbxray.adapter.mcp.http;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Lets so many through in a period: at once if they were saved up, else one after the other. */
final class TokenBucket {

    private final long capacity;
    private final long nanosEach;
    private long full;

    /**
     * Begin with everything saved up.
     *
     * @param now nanoseconds of any clock that only goes forward
     */
    TokenBucket(int capacity, Duration period, long now) {
        this.capacity = capacity;
        nanosEach = period.toNanos() / capacity;
        full = now;
    }

    /** Let one through, or tell how long it has to wait. */
    synchronized Duration take(long now) {
        long next = Math.max(full - now, 0) + nanosEach;
        long wait = next - capacity * nanosEach;
        if (wait > 0) {
            return Duration.of(wait, TimeUnit.NANOSECONDS.toChronoUnit());
        }
        full = now + next;
        return Duration.ZERO;
    }
}
