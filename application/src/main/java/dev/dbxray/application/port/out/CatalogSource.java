package dev.dbxray.application.port.out;

/**
 * Name a live database that is read again and again.
 *
 * @param name what people call it
 * @param reader reads it as it is now
 */
public record CatalogSource(String name, CatalogReader reader) {}
