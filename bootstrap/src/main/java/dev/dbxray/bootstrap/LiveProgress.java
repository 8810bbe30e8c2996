package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.sdk.ListChanges;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.CatalogListener;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.util.concurrent.atomic.AtomicBoolean;

/** Tell the person who serves live databases, and the clients, what becomes of them. */
final class LiveProgress implements CatalogListener {

    private final Session session;
    private final Progress progress;
    private final ListChanges changes;
    private final String shown;
    private final AtomicBoolean failed = new AtomicBoolean(true);

    /**
     * Tell of a catalog.
     *
     * @param shown what people call it
     */
    LiveProgress(Session session, Progress progress, ListChanges changes, String shown) {
        this.session = session;
        this.progress = progress;
        this.changes = changes;
        this.shown = shown;
    }

    @Override
    public void loaded(Catalog catalog, boolean listsChanged) {
        progress.finish();
        if (failed.getAndSet(false) || listsChanged) {
            session.tell(Texts.message("serve.loaded", catalog.tables().size(), shown));
        }
        if (listsChanged) {
            changes.resourcesChanged();
        }
    }

    @Override
    public void failed(Message outage) {
        failed.set(true);
        progress.finish();
        session.tell(outage);
    }
}
