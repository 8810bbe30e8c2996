/**
 * What people know about a database and the database itself doesn't tell, and the rule that puts it into a catalog.
 *
 * <p>Names are kept as people wrote them and resolved only by the rule, so a sidecar lives on when the schema changes:
 * what no longer exists is reported, everything else applies.
 */
@NullMarked
package dev.dbxray.domain.sidecar;

import org.jspecify.annotations.NullMarked;
