/**
 * Ranked search over tables with Lucene, in memory. Implements the outgoing ports {@code TableIndexer} and
 * {@code TableIndex}; knows the domain and the application's ports, no other adapter. Safe for use by many threads.
 */
@NullMarked
package dev.dbxray.adapter.search;

import org.jspecify.annotations.NullMarked;
