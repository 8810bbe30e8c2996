package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A tool behaviour that waits until the test lets it pass, and tells when it was reached and when interrupted. */
public final class Gate implements Function<Map<String, Object>, ToolAnswer> {

    private final Semaphore arrived = new Semaphore(0);
    private final CountDownLatch open = new CountDownLatch(1);
    private final Semaphore interrupted = new Semaphore(0);

    @Override
    public ToolAnswer apply(Map<String, Object> arguments) {
        arrived.release();
        try {
            open.await();
            return FakeTools.answer("passed", "yes");
        } catch (InterruptedException e) {
            interrupted.release();
            throw new IllegalStateException(e);
        }
    }

    public void awaitArrivals(int count) {
        await(arrived, count);
    }

    void awaitInterruptions(int count) {
        await(interrupted, count);
    }

    public void open() {
        open.countDown();
    }

    static void awaitUninterruptibly(CountDownLatch latch) {
        boolean interrupted = false;
        while (latch.getCount() > 0) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(Semaphore semaphore, int count) {
        try {
            assertThat(semaphore.tryAcquire(count, TestClient.PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
