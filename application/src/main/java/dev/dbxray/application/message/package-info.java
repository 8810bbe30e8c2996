/** Texts for people, named by key and spoken in the language that is asked for at the edge. */
@NullMarked
package dev.dbxray.application.message;

import org.jspecify.annotations.NullMarked;
