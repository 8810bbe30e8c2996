/** What a body was found to use, whatever its language. Knows the domain, no parser. */
@NullMarked
package dev.dbxray.adapter.sql.routine.body;

import org.jspecify.annotations.NullMarked;
