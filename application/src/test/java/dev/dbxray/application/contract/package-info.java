/**
 * The contract that every {@link dev.dbxray.application.port.out.CatalogReader} passes, published as a test jar.
 *
 * <p>An adapter makes the reference schema in its own database, as {@link
 * dev.dbxray.application.contract.ReferenceCatalog} describes it, and subclasses {@link
 * dev.dbxray.application.contract.CatalogReaderContract}.
 */
@NullMarked
package dev.dbxray.application.contract;

import org.jspecify.annotations.NullMarked;
