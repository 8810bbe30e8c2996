package dev.dbxray.application.usecase;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.rule.CatalogRestriction;
import dev.dbxray.domain.rule.Visibility;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Holds what may be seen of another holder's catalog, and makes it anew when that one changes. */
final class RestrictedCatalog implements CatalogHolder {

    private record Restricted(CatalogView whole, CatalogRestriction restriction, CatalogView view) {

        // A new catalog is a new view, even where nothing has changed; to compare all of it would take longer.
        @SuppressWarnings("ReferenceEquality")
        boolean isOf(CatalogView other) {
            return whole == other;
        }
    }

    private final CatalogHolder whole;
    private final Visibility visibility;
    private final TableIndexer indexer;
    private final ReentrantLock restricting = new ReentrantLock();
    private volatile @Nullable Restricted known;

    RestrictedCatalog(CatalogHolder whole, Visibility visibility, TableIndexer indexer) {
        this.whole = whole;
        this.visibility = visibility;
        this.indexer = indexer;
    }

    @Override
    public CatalogView view() {
        return restricted().view();
    }

    CatalogRestriction restriction() {
        return restricted().restriction();
    }

    Visibility visibility() {
        return visibility;
    }

    private Restricted restricted() {
        CatalogView now = wholeView();
        Restricted last = known;
        if (last != null && last.isOf(now)) {
            return last;
        }
        restricting.lock();
        try {
            last = known;
            if (last == null || !last.isOf(now)) {
                last = restrict(now);
                known = last;
            }
            return last;
        } finally {
            restricting.unlock();
        }
    }

    private Restricted restrict(CatalogView now) {
        var restriction = new CatalogRestriction(now.catalog(), visibility);
        Catalog visible = restriction.restricted();
        var index = new Lazy<>(() -> indexer.index(visible, Progress.SILENT));
        return new Restricted(now, restriction, CatalogView.of(visible, index));
    }

    private CatalogView wholeView() {
        try {
            return whole.view();
        } catch (MendableException namingWhatIsHidden) {
            throw new MendableException(LiveMessages.message("sources.none"), namingWhatIsHidden);
        }
    }

    @Override
    public CompletableFuture<Catalog> loaded() {
        return whole.loaded();
    }

    /** Which database it is may not be told. */
    @Override
    public List<Message> outages() {
        return whole.outages().isEmpty() ? List.of() : List.of(LiveMessages.message("sources.some"));
    }

    @Override
    public void refresh() {
        whole.refresh();
    }
}
