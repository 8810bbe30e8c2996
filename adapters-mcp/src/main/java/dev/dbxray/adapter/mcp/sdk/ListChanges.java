package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.modern.server.feature.ServerChange;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;
import reactor.core.publisher.Sinks.EmitFailureHandler;

/** Tell clients that what a server lists has changed. */
public final class ListChanges {

    /** Nothing changes while the server runs; an hour bounds what a client may keep beyond that. */
    private static final Duration STEADY = Duration.ofHours(1);

    /** A client that doesn't listen for changes sees them after this at the latest. */
    private static final Duration CHANGING = Duration.ofMinutes(1);

    private final boolean possible;
    private final ReentrantLock telling = new ReentrantLock();
    private final List<Sinks.Many<ServerChange>> subscriptions = new CopyOnWriteArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    private ListChanges(boolean possible) {
        this.possible = possible;
    }

    /** Make one for a server whose lists stay as they are. */
    public static ListChanges never() {
        return new ListChanges(false);
    }

    /** Make one for a server whose list of resources may change. */
    public static ListChanges ofResources() {
        return new ListChanges(true);
    }

    /** Tell every client that wants to know that the list of resources has changed. */
    public void resourcesChanged() {
        telling.lock();
        try {
            listeners.forEach(Runnable::run);
            subscriptions.forEach(subscription ->
                    subscription.emitNext(new ServerChange.ResourcesListChanged(), EmitFailureHandler.FAIL_FAST));
        } finally {
            telling.unlock();
        }
    }

    boolean possible() {
        return possible;
    }

    /** Get how long clients may keep what they were told of resources. */
    long resourceCacheMillis() {
        return (possible ? CHANGING : STEADY).toMillis();
    }

    /**
     * Begin to remember changes for a new subscriber, who takes them when he is ready. The SDK's own feed drops those
     * that come before.
     */
    Flux<ServerChange> subscribe() {
        Sinks.Many<ServerChange> subscription = Sinks.many().unicast().onBackpressureBuffer();
        subscriptions.add(subscription);
        return subscription.asFlux().doFinally(end -> subscriptions.remove(subscription));
    }

    void onResourcesChanged(Runnable listener) {
        listeners.add(listener);
    }
}
