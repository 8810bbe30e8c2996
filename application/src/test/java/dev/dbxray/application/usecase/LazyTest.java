package dev.dbxray.application.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LazyTest {

    @Test
    void computesOnceForAllThreads() throws Exception {
        var computations = new AtomicInteger();
        var all = new CountDownLatch(8);
        var lazy = new Lazy<>(computations::incrementAndGet);

        assertThat(computations).hasValue(0);
        try (var threads = Executors.newFixedThreadPool(8)) {
            var values = IntStream.range(0, 8)
                    .mapToObj(number -> threads.submit(() -> {
                        all.countDown();
                        all.await();
                        return lazy.get();
                    }))
                    .toList();
            for (Future<Integer> value : values) {
                assertThat(value.get()).isEqualTo(1);
            }
        }
        assertThat(lazy.get()).isEqualTo(1);
    }

    @Test
    void computesAgainAfterAFailureInAnotherThread() throws Exception {
        var computations = new AtomicInteger();
        var lazy = new Lazy<>(() -> {
            if (computations.incrementAndGet() == 1) {
                throw new IllegalStateException("the first time");
            }
            return computations.get();
        });

        try (var threads = Executors.newFixedThreadPool(2)) {
            var failed = threads.submit(lazy::get);
            assertThatThrownBy(failed::get).hasRootCauseMessage("the first time");
            assertThat(lazy.get()).isEqualTo(2);
        }
    }
}
