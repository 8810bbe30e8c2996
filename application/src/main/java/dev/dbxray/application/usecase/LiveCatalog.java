package dev.dbxray.application.usecase;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.CatalogListener;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.CatalogSource;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.RefreshSchedule;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.Catalogs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Read live databases again and again, each on a thread of its own, and put each new catalog in the place of the one
 * before in one step.
 *
 * <p>A database that can't be read keeps what was read of it before, and is tried again. Nothing is served before each
 * was tried once.
 */
final class LiveCatalog implements CatalogHolder {

    private record Served(@Nullable CatalogView view, List<Message> outages) {}

    private record Listed(
            ObjectName name,
            @Nullable String logicalName,
            @Nullable String description) {}

    private final UnaryOperator<CatalogReader> finishing;
    private final TableIndexer indexer;
    private final Progress progress;
    private final CatalogListener listener;
    private final RefreshSchedule schedule;
    private final List<WakeUp> wakeUps = new ArrayList<>();
    private final CompletableFuture<Void> tried = new CompletableFuture<>();
    private final CompletableFuture<Catalog> loaded = new CompletableFuture<>();
    private final ReentrantLock publishing = new ReentrantLock();
    private final List<LiveSource> sources = new CopyOnWriteArrayList<>();
    private volatile Served served = new Served(null, List.of());

    /**
     * Start to read; the threads don't keep the process alive.
     *
     * @param finishing what is done to every catalog before it is served
     */
    static LiveCatalog start(
            List<CatalogSource> sources,
            UnaryOperator<CatalogReader> finishing,
            TableIndexer indexer,
            Progress progress,
            CatalogListener listener,
            RefreshSchedule schedule) {
        var live = new LiveCatalog(sources, finishing, indexer, progress, listener, schedule);
        for (int place = 0; place < sources.size(); place++) {
            live.startReading(place);
        }
        return live;
    }

    private LiveCatalog(
            List<CatalogSource> sources,
            UnaryOperator<CatalogReader> finishing,
            TableIndexer indexer,
            Progress progress,
            CatalogListener listener,
            RefreshSchedule schedule) {
        this.finishing = finishing;
        this.indexer = indexer;
        this.progress = progress;
        this.listener = listener;
        this.schedule = schedule;
        sources.stream().map(LiveSource::unread).forEach(this.sources::add);
        Stream.generate(WakeUp::new).limit(sources.size()).forEach(wakeUps::add);
    }

    private void startReading(int place) {
        LiveSource source = sources.get(place);
        Thread.ofPlatform()
                .name("catalog-loader-" + source.source().name())
                .daemon()
                .start(() -> readForEver(place, source));
    }

    private void readForEver(int place, LiveSource unread) {
        LiveSource known = unread;
        try {
            while (true) {
                known = known.read(progress);
                publish(place, known);
                if (known.failures() > 0) {
                    // However many calls ask for it, a server that is down isn't tried more often.
                    Thread.sleep(schedule.firstRetry());
                }
                wakeUps.get(place).await(schedule.pause(known.failures()));
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error failure) {
            tried.completeExceptionally(failure);
            throw failure;
        }
    }

    private void publish(int place, LiveSource read) {
        publishing.lock();
        try {
            LiveSource before = sources.set(place, read);
            if (sources.stream().allMatch(LiveSource::isTried)) {
                publish(before.catalog() != read.catalog() || !tried.isDone());
            }
            if (!Objects.equals(before.outage(), read.outage())) {
                read.shortcoming().ifPresent(listener::failed);
            }
        } finally {
            publishing.unlock();
        }
    }

    private void publish(boolean changed) {
        List<Message> outages = sources.stream()
                .flatMap(source -> source.shortcoming().stream())
                .toList();
        List<Catalog> catalogs = sources.stream()
                .flatMap(source -> Stream.ofNullable(source.catalog()))
                .toList();
        if (changed && !catalogs.isEmpty()) {
            serve(finishing.apply(reading -> Catalogs.union(catalogs)).read(progress), outages);
        } else {
            served = new Served(served.view(), outages);
        }
        tried.complete(null);
    }

    private void serve(Catalog catalog, List<Message> outages) {
        var index = new CompletableFuture<TableIndex>();
        var next = new Served(CatalogView.of(catalog, () -> Futures.await(index)), outages);
        CatalogView before = served.view();
        if (before == null) {
            served = next;
            tried.complete(null);
        }
        try {
            index.complete(indexer.index(catalog, progress));
        } catch (RuntimeException | Error failure) {
            index.completeExceptionally(failure);
        }
        served = next;
        loaded.complete(catalog);
        listener.loaded(catalog, before != null && !listed(before.catalog()).equals(listed(catalog)));
    }

    private static Set<Listed> listed(Catalog catalog) {
        return catalog.tables().stream()
                .map(table -> new Listed(table.name(), table.logicalName(), table.description()))
                .collect(toSet());
    }

    @Override
    public CatalogView view() {
        Futures.await(tried);
        Served now = served;
        if (!now.outages().isEmpty()) {
            retry();
        }
        if (now.view() == null) {
            throw new MendableException(now.outages().stream()
                    .reduce((one, other) -> LiveMessages.message("sources.missing", one, other))
                    .orElseThrow());
        }
        return now.view();
    }

    @Override
    public CompletableFuture<Catalog> loaded() {
        return loaded;
    }

    /** Have what failed tried again, since somebody wants it. */
    private void retry() {
        for (int place = 0; place < wakeUps.size(); place++) {
            if (sources.get(place).failures() > 0) {
                wakeUps.get(place).now();
            }
        }
    }

    @Override
    public void refresh() {
        wakeUps.forEach(WakeUp::now);
    }

    @Override
    public List<Message> outages() {
        Served now = served;
        return now.view() == null ? List.of() : now.outages();
    }
}
