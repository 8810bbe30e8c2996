/**
 * Snapshot and insight files, read into the domain and written from it (docs/snapshot-format.md).
 *
 * <p>People's own knowledge comes from a sidecar file in YAML. In it a key that isn't known is an error, since a typo
 * would lose what someone wrote; in a snapshot it is a newer property and is carried along.
 *
 * <p>The {@code *Line} and {@code *File} records are the format: their components stand in the order of the files.
 */
@NullMarked
package dev.dbxray.adapter.snapshot;

import org.jspecify.annotations.NullMarked;
