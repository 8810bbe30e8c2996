/** The graph of tables and relations, and what can be read from it. */
@NullMarked
package dev.dbxray.domain.graph;

import org.jspecify.annotations.NullMarked;
