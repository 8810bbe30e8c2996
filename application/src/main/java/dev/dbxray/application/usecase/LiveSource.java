package dev.dbxray.application.usecase;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.CatalogSource;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tell what is known of a live database: what was read of it last, and why it couldn't be read since.
 *
 * @param catalog null where it was never read
 * @param outage null where the last reading went well, or there was none yet
 * @param failures how many readings have failed one after the other
 */
record LiveSource(
        CatalogSource source,
        @Nullable Catalog catalog,
        @Nullable Message outage,
        int failures) {

    static LiveSource unread(CatalogSource source) {
        return new LiveSource(source, null, null, 0);
    }

    boolean isTried() {
        return catalog != null || outage != null;
    }

    /** Read it again; what was read before outlives a failure. */
    LiveSource read(Progress progress) {
        try {
            return new LiveSource(source, source.reader().read(progress), null, 0);
        } catch (RuntimeException failure) {
            return new LiveSource(source, catalog, LiveMessages.reason(failure), failures + 1);
        }
    }

    /** Say what the failure means for answers. */
    Optional<Message> shortcoming() {
        return Optional.ofNullable(outage)
                .map(reason -> LiveMessages.message(
                        catalog == null ? "source.missing" : "source.stale", source.name(), reason));
    }
}
