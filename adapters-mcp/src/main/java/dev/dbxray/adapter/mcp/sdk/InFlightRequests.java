package dev.dbxray.adapter.mcp.sdk;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** Runs every request on a thread of its own and knows which are under way. */
final class InFlightRequests {

    private final Map<PendingReply, Thread> threads = new ConcurrentHashMap<>();

    void start(PendingReply reply, Thread.Builder threadKind, Consumer<PendingReply> work) {
        Thread thread = threadKind.unstarted(() -> {
            try {
                work.accept(reply);
            } catch (Throwable failure) {
                reply.failure(failure);
            } finally {
                threads.remove(reply);
            }
        });
        threads.put(reply, thread);
        thread.start();
    }

    /** Interrupt the request of this id and drop its answer; do nothing if there is none. */
    void cancel(JsonNode id) {
        threads.forEach((reply, thread) -> {
            if (reply.isFor(id)) {
                cancel(reply, thread);
            }
        });
    }

    void cancelAll() {
        threads.forEach(this::cancel);
    }

    /** Wait until all but the lasting ones are answered, but no longer than the limit. */
    void await(Duration limit) {
        Instant deadline = Instant.now().plus(limit);
        try {
            for (Map.Entry<PendingReply, Thread> request : threads.entrySet()) {
                if (!request.getKey().isLasting()) {
                    request.getValue().join(Duration.between(Instant.now(), deadline));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Only a request that owes its answer is interrupted: one that is writing it would tear a line, or the output, apart. */
    private void cancel(PendingReply reply, Thread thread) {
        if (reply.abandon()) {
            threads.remove(reply);
            thread.interrupt();
        }
    }
}
