/**
 * Snapshot and insight files, read into the domain and written from it (docs/snapshot-format.md).
 *
 * <p>The {@code *Line} and {@code *File} records are the format: their components stand in the order of the files.
 */
@NullMarked
package dev.dbxray.adapter.snapshot;

import org.jspecify.annotations.NullMarked;
