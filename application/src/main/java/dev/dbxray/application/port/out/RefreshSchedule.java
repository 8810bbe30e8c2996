package dev.dbxray.application.port.out;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Say when live databases are read again.
 *
 * @param every how long after the last reading; null for only when asked to
 * @param firstRetry how long after a failure, doubled after every further one
 * @param longestRetry what that never exceeds
 */
public record RefreshSchedule(@Nullable Duration every, Duration firstRetry, Duration longestRetry) {

    /**
     * Get how long to wait.
     *
     * @param failures how many readings have failed one after the other, at least in part
     * @return null for until asked to
     */
    public @Nullable Duration pause(int failures) {
        if (failures == 0) {
            return every;
        }
        Duration retry = firstRetry.multipliedBy(1L << Math.min(failures - 1, 20));
        Duration bounded = retry.compareTo(longestRetry) > 0 ? longestRetry : retry;
        return every != null && every.compareTo(bounded) < 0 ? every : bounded;
    }
}
