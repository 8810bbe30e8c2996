package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Sends each message to the half of the server that speaks its protocol era. Runs on the reader's thread, and leaves all
 * but the handshake to other threads, so that a client which writes much before it reads is not kept waiting.
 */
final class MessageRouter {

    private static final JsonNode NO_ID = JsonNodeFactory.instance.nullNode();

    private final ServerProfile profile;
    private final Tools tools;
    private final Resources resources;
    private final ListChanges changes;
    private final InFlightRequests inFlight;
    private final OutgoingMessages outgoing;
    private CompletableFuture<ClassicSession> nextSession;
    private final ReentrantLock opening = new ReentrantLock();
    private volatile boolean changedWhileOpening;
    private volatile @Nullable ClassicSession session;
    private @Nullable ModernEra modern;

    MessageRouter(
            ServerProfile profile,
            Tools tools,
            Resources resources,
            ListChanges changes,
            InFlightRequests inFlight,
            OutgoingMessages outgoing) {
        this.profile = profile;
        this.tools = tools;
        this.resources = resources;
        this.changes = changes;
        this.inFlight = inFlight;
        this.outgoing = outgoing;
        this.nextSession = prepareSession();
        changes.onResourcesChanged(this::announceResources);
    }

    /** The client of a classic session is told without asking; others say what they want to hear of. */
    private void announceResources() {
        opening.lock();
        try {
            if (session == null) {
                changedWhileOpening = true;
            } else {
                outgoing.write(OutgoingMessages.notification(McpSchema.METHOD_NOTIFICATION_RESOURCES_LIST_CHANGED));
            }
        } finally {
            opening.unlock();
        }
    }

    /** A change between the welcome and this moment was held back. */
    private void open(ClassicSession opened) {
        opening.lock();
        try {
            session = opened;
            if (changedWhileOpening) {
                announceResources();
            }
        } finally {
            opening.unlock();
        }
    }

    void accept(LineReader.Line line) {
        switch (line) {
            case LineReader.Line.Text(String text) when text.isBlank() -> {}
            case LineReader.Line.Text(String text) -> accept(MessageDecoder.decode(text));
            case LineReader.Line.NotUtf8() -> refuse(NO_ID, RpcError.parseError("not UTF-8"));
            case LineReader.Line.TooLong() -> refuse(NO_ID, RpcError.invalidRequest("the line is too long"));
        }
    }

    private void accept(Incoming message) {
        switch (message) {
            case Incoming.Request request -> accept(request);
            case Incoming.Notification notification -> accept(notification);
            case Incoming.Malformed(JsonNode id, RpcError error) -> refuse(id, error);
            case Incoming.Response() -> {}
        }
    }

    private void accept(Incoming.Notification notification) {
        if (notification.method().equals("notifications/cancelled")) {
            inFlight.cancel(notification.params().path("requestId"));
        }
    }

    private void accept(Incoming.Request request) {
        if (request.opensSession()) {
            initialize(request);
        } else if (request.isModern()) {
            ModernEra era = modern();
            start(request, reply -> era.serve(request, reply));
        } else {
            acceptClassic(request, session);
        }
    }

    /** Opens the session before the next line is read, so clients need not wait for the answer. */
    private void initialize(Incoming.Request request) {
        PendingReply reply = new PendingReply(request.id(), outgoing);
        try {
            ClassicSession opened = nextSession.join();
            changedWhileOpening = false;
            opened.initialize(request, reply);
            open(opened);
            nextSession = prepareSession();
        } catch (InvalidParamsException e) {
            reply.failure(e);
        }
    }

    /** Sessions are made one ahead, so the first one's classes load while the first line is decoded. */
    private CompletableFuture<ClassicSession> prepareSession() {
        return CompletableFuture.supplyAsync(() -> new ClassicSession(profile, tools, resources, changes));
    }

    private void acceptClassic(Incoming.Request request, @Nullable ClassicSession opened) {
        if (opened != null) {
            start(request, reply -> opened.serve(request, reply));
        } else if (request.method().equals(McpSchema.METHOD_PING)) {
            start(request, reply -> reply.result(Map.of()));
        } else {
            refuse(request.id(), RpcError.noSession());
        }
    }

    private ModernEra modern() {
        ModernEra era = modern;
        if (era == null) {
            era = new ModernEra(profile, tools, resources, changes, outgoing);
            modern = era;
        }
        return era;
    }

    private void start(Incoming.Request request, Consumer<PendingReply> work) {
        // Virtual threads share few processors without taking turns; a ping must not queue behind what computes.
        Thread.Builder threadKind = request.method().equals(McpSchema.METHOD_PING)
                ? Thread.ofPlatform().daemon()
                : Thread.ofVirtual();
        inFlight.start(PendingReply.to(request, outgoing), threadKind, work);
    }

    private void refuse(JsonNode id, RpcError error) {
        inFlight.start(new PendingReply(id, outgoing), Thread.ofVirtual(), reply -> reply.error(error));
    }
}
