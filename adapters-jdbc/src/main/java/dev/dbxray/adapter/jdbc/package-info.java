/**
 * Live databases to domain: reads a database's own catalog tables straight into a {@link
 * dev.dbxray.domain.model.Catalog}.
 *
 * <p>An outgoing adapter, and the only ring that sees {@code java.sql} and the drivers. The entry point is {@link
 * dev.dbxray.adapter.jdbc.JdbcCatalogReader}; a further kind of database is one more {@link
 * dev.dbxray.adapter.jdbc.dialect.Dialect}, listed in {@code Dialects}.
 */
@NullMarked
package dev.dbxray.adapter.jdbc;

import org.jspecify.annotations.NullMarked;
