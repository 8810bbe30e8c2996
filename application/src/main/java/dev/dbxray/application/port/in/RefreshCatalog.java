package dev.dbxray.application.port.in;

/** Ask for the databases to be read again. */
@FunctionalInterface
public interface RefreshCatalog {

    /** Have them read again soon, without waiting for it. */
    void refresh();
}
