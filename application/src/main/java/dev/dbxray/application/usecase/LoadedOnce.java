package dev.dbxray.application.usecase;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.domain.model.Catalog;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Load a catalog once, in the background, and make each call wait for just the part that it needs. */
final class LoadedOnce implements CatalogHolder {

    private final CompletableFuture<CatalogView> view = new CompletableFuture<>();
    private final CompletableFuture<TableIndex> index = new CompletableFuture<>();

    /** Start to load; the thread doesn't keep the process alive. */
    LoadedOnce(CatalogReader reader, TableIndexer indexer, Progress progress) {
        Thread.ofPlatform().name("catalog-loader").daemon().start(() -> load(reader, indexer, progress));
    }

    private void load(CatalogReader reader, TableIndexer indexer, Progress progress) {
        try {
            var loaded = CatalogView.of(reader.read(progress), () -> Futures.await(index));
            view.complete(loaded);
            index.complete(indexer.index(loaded.catalog(), progress));
        } catch (RuntimeException | Error failure) {
            view.completeExceptionally(failure);
            index.completeExceptionally(failure);
        }
    }

    @Override
    public CatalogView view() {
        return Futures.await(view);
    }

    @Override
    public CompletableFuture<Catalog> loaded() {
        return index.thenCombine(view, (built, loaded) -> loaded.catalog());
    }

    @Override
    public List<Message> outages() {
        return List.of();
    }

    @Override
    public void refresh() {}
}
