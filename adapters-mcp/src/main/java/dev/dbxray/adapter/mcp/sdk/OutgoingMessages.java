package dev.dbxray.adapter.mcp.sdk;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.modelcontextprotocol.modern.JsonRpc;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Writes messages, each as one line in one piece. Once the client is gone, what comes is dropped. */
final class OutgoingMessages {

    private final OutputStream out;
    private final Runnable onClosed;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean closed;

    /**
     * Write to this stream.
     *
     * @param onClosed told when the client no longer takes messages
     */
    OutgoingMessages(OutputStream out, Runnable onClosed) {
        this.out = out;
        this.onClosed = onClosed;
    }

    static byte[] result(JsonNode id, Object result) {
        return encode(new Response("2.0", id, result, null));
    }

    static byte[] error(JsonNode id, RpcError error) {
        return encode(new Response("2.0", id, null, error));
    }

    static byte[] notification(String method) {
        return encode(new Notification("2.0", method, null));
    }

    static byte[] notification(JsonRpc.JSONRPCNotification notification) {
        return encode(new Notification("2.0", notification.method(), notification.params()));
    }

    void write(byte[] line) {
        lock.lock();
        try {
            if (!closed) {
                out.write(line);
                out.flush();
            }
        } catch (IOException e) {
            closed = true;
            onClosed.run();
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        return closed;
    }

    private static byte[] encode(Record message) {
        // By way of a string, because Jackson's own UTF-8 writer throws at half a surrogate pair.
        return (WireJson.MAPPER.writeValueAsString(message) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Response(
            String jsonrpc,
            JsonNode id,
            @Nullable Object result,
            @Nullable RpcError error) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Notification(
            String jsonrpc, String method, @Nullable Object params) {}
}
