/**
 * H2 2, read from its information schema.
 *
 * <p>The information schema shows a role only what it has some privilege on, and the source of routines only to
 * administrators.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.h2;

import org.jspecify.annotations.NullMarked;
