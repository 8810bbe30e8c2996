/** What a search for tables answers. */
@NullMarked
package dev.dbxray.domain.search;

import org.jspecify.annotations.NullMarked;
