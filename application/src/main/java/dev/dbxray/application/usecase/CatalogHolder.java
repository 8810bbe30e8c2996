package dev.dbxray.application.usecase;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.domain.model.Catalog;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** Load a catalog in the background and make each call wait for just the part that it needs. */
final class CatalogHolder {

    private final CompletableFuture<CatalogView> view = new CompletableFuture<>();
    private final CompletableFuture<TableIndex> index = new CompletableFuture<>();

    /** Start to load; the thread doesn't keep the process alive. */
    CatalogHolder(CatalogReader reader, TableIndexer indexer, Progress progress) {
        Thread.ofPlatform().name("catalog-loader").daemon().start(() -> load(reader, indexer, progress));
    }

    private void load(CatalogReader reader, TableIndexer indexer, Progress progress) {
        try {
            var loaded = CatalogView.of(reader.read(progress));
            view.complete(loaded);
            index.complete(indexer.index(loaded.catalog(), progress));
        } catch (RuntimeException | Error failure) {
            view.completeExceptionally(failure);
            index.completeExceptionally(failure);
        }
    }

    CatalogView view() {
        return await(view);
    }

    TableIndex index() {
        return await(index);
    }

    /** Complete with the catalog, or with what kept it or its index from being built. */
    CompletableFuture<Catalog> loaded() {
        return index.thenCombine(view, (built, loaded) -> loaded.catalog());
    }

    private static <T> T await(CompletableFuture<T> part) {
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
