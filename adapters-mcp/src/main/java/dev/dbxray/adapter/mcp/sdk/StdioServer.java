package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** Serve one client over a pair of streams, whichever protocol era it speaks. */
public final class StdioServer {

    private static final System.Logger LOG = System.getLogger(StdioServer.class.getName());

    /** Far above what a client sends and below what would hurt; a longer line is refused without being kept. */
    private static final int MAX_LINE_BYTES = 4 * 1024 * 1024;

    /** Long enough for a first call that waits for a large catalog, short enough that nothing lingers for ever. */
    private static final Duration LAST_ANSWERS = Duration.ofSeconds(60);

    private final ServerProfile profile;
    private final Tools tools;
    private final Resources resources;
    private final ListChanges changes;
    private final Duration lastAnswers;

    /** Make a server of these tools and resources, which tells its client when they change. */
    public StdioServer(ServerProfile profile, Tools tools, Resources resources, ListChanges changes) {
        this(profile, tools, resources, changes, LAST_ANSWERS);
    }

    /**
     * Make a server with a limit of its own.
     *
     * @param lastAnswers how long requests may still take once the input has ended
     */
    StdioServer(ServerProfile profile, Tools tools, Resources resources, ListChanges changes, Duration lastAnswers) {
        this.profile = profile;
        this.tools = tools;
        this.resources = resources;
        this.changes = changes;
        this.lastAnswers = lastAnswers;
    }

    /**
     * Serve until the input has ended and every request is answered, for which requests get a minute, or until the
     * output is closed or this thread is interrupted. Whatever is then still under way is interrupted.
     *
     * @param in lines of UTF-8, whatever the default charset is; it is not closed
     * @param out likewise; nobody else may write to it
     */
    public void serve(InputStream in, OutputStream out) {
        CountDownLatch ended = new CountDownLatch(1);
        InFlightRequests inFlight = new InFlightRequests();
        OutgoingMessages outgoing = new OutgoingMessages(out, ended::countDown);
        // A thread of its own, because nothing else can leave a read that blocks when the output closes.
        Thread.ofPlatform().daemon().name("mcp-reader").start(() -> {
            try {
                readAll(in, new MessageRouter(profile, tools, resources, changes, inFlight, outgoing), outgoing);
                inFlight.await(lastAnswers);
            } finally {
                ended.countDown();
            }
        });
        await(ended);
        inFlight.cancelAll();
    }

    private static void readAll(InputStream in, MessageRouter router, OutgoingMessages outgoing) {
        try {
            LineReader lines = new LineReader(in, MAX_LINE_BYTES);
            for (var line = lines.next(); line != null && !outgoing.isClosed(); line = lines.next()) {
                router.accept(line);
            }
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "The input broke off", e);
        }
    }

    private static void await(CountDownLatch ended) {
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
