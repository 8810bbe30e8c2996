package dev.dbxray.application.usecase;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Let one thread rest until its time has come or somebody wants it. */
final class WakeUp {

    private final Semaphore calls = new Semaphore(0);

    void now() {
        calls.release();
    }

    /**
     * Rest.
     *
     * @param longest null for until somebody calls
     */
    void await(@Nullable Duration longest) throws InterruptedException {
        if (longest == null) {
            calls.acquire();
        } else {
            // Whether time or a call ended the rest makes no difference.
            boolean unused = calls.tryAcquire(longest.toNanos(), TimeUnit.NANOSECONDS);
        }
        calls.drainPermits();
    }
}
