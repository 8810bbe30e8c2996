package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.modern.McpSchema;
import java.util.concurrent.atomic.AtomicBoolean;
import tools.jackson.databind.JsonNode;

/** Owes one request its one answer. What comes after the first, or after it was abandoned, is dropped. */
final class PendingReply {

    private final JsonNode id;
    private final OutgoingMessages out;
    private final boolean lasting;
    private final AtomicBoolean settled = new AtomicBoolean();

    PendingReply(JsonNode id, OutgoingMessages out) {
        this(id, out, false);
    }

    private PendingReply(JsonNode id, OutgoingMessages out, boolean lasting) {
        this.id = id;
        this.out = out;
        this.lasting = lasting;
    }

    static PendingReply to(Incoming.Request request, OutgoingMessages out) {
        return new PendingReply(request.id(), out, request.method().equals(McpSchema.METHOD_SUBSCRIPTIONS_LISTEN));
    }

    /** Tell whether the answer comes only when the client no longer wants to listen. */
    boolean isLasting() {
        return lasting;
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
