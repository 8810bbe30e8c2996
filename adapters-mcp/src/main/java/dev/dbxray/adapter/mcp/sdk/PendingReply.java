package dev.dbxray.adapter.mcp.sdk;

import java.util.concurrent.atomic.AtomicBoolean;
import tools.jackson.databind.JsonNode;

/** Owes one request its one answer. What comes after the first, or after it was abandoned, is dropped. */
final class PendingReply {

    private final JsonNode id;
    private final OutgoingMessages out;
    private final AtomicBoolean settled = new AtomicBoolean();

    PendingReply(JsonNode id, OutgoingMessages out) {
        this.id = id;
        this.out = out;
    }

    /** Tell whether a client means this one; nothing without an id can be meant. */
    boolean isFor(JsonNode requestId) {
        return !id.isNull() && id.equals(requestId);
    }

    void result(Object result) {
        settle(OutgoingMessages.result(id, result));
    }

    void error(RpcError error) {
        settle(OutgoingMessages.error(id, error));
    }

    /** Answer with what may be told of a failure, unless the answer is no longer wanted. */
    void failure(Throwable failure) {
        if (!settled.get()) {
            error(Failures.explain(failure));
        }
    }

    /** Give the answer up; false if it is out, or on its way, already. */
    boolean abandon() {
        return settled.compareAndSet(false, true);
    }

    private void settle(byte[] line) {
        if (settled.compareAndSet(false, true)) {
            out.write(line);
        }
    }
}
