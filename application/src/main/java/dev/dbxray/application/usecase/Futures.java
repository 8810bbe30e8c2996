package dev.dbxray.application.usecase;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** Wait for what another thread makes. */
final class Futures {

    private Futures() {}

    /**
     * Wait for a value.
     *
     * @throws CompletionException if the waiting thread is interrupted, or an error kept the value from being made; an
     *     exception that did so is thrown itself
     */
    static <T> T await(CompletableFuture<T> part) {
        try {
            return part.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CompletionException(interrupted);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new CompletionException(failed.getCause());
        }
    }
}
