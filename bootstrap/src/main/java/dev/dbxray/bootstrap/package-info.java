/** The outermost ring: the command line, and the wiring by hand of everything inside. */
@NullMarked
package dev.dbxray.bootstrap;

import org.jspecify.annotations.NullMarked;
