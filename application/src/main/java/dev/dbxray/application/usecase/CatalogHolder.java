package dev.dbxray.application.usecase;

import dev.dbxray.application.message.Message;
import dev.dbxray.domain.model.Catalog;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Hold the catalog that calls are answered from. */
interface CatalogHolder {

    /**
     * Get the catalog as it is now, waiting for the first one; a call asks once, so that it sees one state throughout.
     *
     * @throws dev.dbxray.application.message.MendableException if there is none yet that could be served
     */
    CatalogView view();

    /** Complete with the first catalog once it is loaded and indexed, or with what kept it from being so for good. */
    CompletableFuture<Catalog> loaded();

    /** List a line for each source that can't be read while others can. */
    List<Message> outages();

    /** Have the sources read again soon, where they can change. */
    void refresh();
}
