package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.InvalidCursorException;
import dev.dbxray.adapter.mcp.tool.NoSuchToolException;
import dev.dbxray.adapter.mcp.tool.ToolFailedException;
import java.io.InterruptedIOException;
import java.lang.System.Logger.Level;
import java.nio.channels.ClosedByInterruptException;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/** Decides what a client may know of a failure. */
final class Failures {

    private static final System.Logger LOG = System.getLogger(Failures.class.getName());

    private Failures() {}

    /** Keep everything about an unexpected failure, which may hold secrets, in the log, and give out a reference to it. */
    static RpcError explain(Throwable failure) {
        return switch (failure) {
            case NoSuchToolException e -> RpcError.invalidParams(String.valueOf(e.getMessage()));
            case InvalidParamsException e -> RpcError.invalidParams(String.valueOf(e.getMessage()));
            case ToolFailedException e -> RpcError.unavailable(String.valueOf(e.getMessage()));
            case InvalidCursorException e -> RpcError.invalidParams(String.valueOf(e.getMessage()));
            default -> {
                String reference =
                        HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
                LOG.log(isInterruption(failure) ? Level.DEBUG : Level.ERROR, "Internal error " + reference, failure);
                yield RpcError.internalError(reference);
            }
        };
    }

    private static boolean isInterruption(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .anyMatch(cause -> cause instanceof InterruptedException
                        || cause instanceof InterruptedIOException
                        || cause instanceof ClosedByInterruptException);
    }
}
