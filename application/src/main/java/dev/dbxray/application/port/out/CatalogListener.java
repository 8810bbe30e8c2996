package dev.dbxray.application.port.out;

import dev.dbxray.application.message.Message;
import dev.dbxray.domain.model.Catalog;

/** Hear what becomes of the served catalog; called on the thread that loads it. */
public interface CatalogListener {

    /**
     * Hear that a catalog answers all calls from now on.
     *
     * @param listsChanged whether it lists other tables than the one before, or describes them otherwise; false for the
     *     first one
     */
    void loaded(Catalog catalog, boolean listsChanged);

    /**
     * Hear that a source can't be read for a reason that it wasn't for before; it will be tried again.
     *
     * @param outage one line that names the source and the reason
     */
    void failed(Message outage);
}
