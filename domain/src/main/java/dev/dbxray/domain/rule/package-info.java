/** The rules over a catalog, one class each, pure: a catalog in, an answer out. */
@NullMarked
package dev.dbxray.domain.rule;

import org.jspecify.annotations.NullMarked;
