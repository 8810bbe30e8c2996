/**
 * The architecture as rules over the compiled classes of all modules.
 *
 * <p>Each rule is aimed at the product, and at a tree of small classes below {@code fixture} that are wrong on purpose:
 * a rule that finds nothing there proves nothing here.
 */
@NullMarked
package dev.dbxray.bootstrap.architecture;

import org.jspecify.annotations.NullMarked;
