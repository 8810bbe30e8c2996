/**
 * Schema objects and the relations between them, immutable and in canonical order.
 *
 * <p>Innermost ring: sees the JDK and nothing else. Names are kept verbatim, as the database wrote them; a nullable
 * component is a property that the source doesn't have, and an empty list means that there are none.
 */
@NullMarked
package dev.dbxray.domain.model;

import org.jspecify.annotations.NullMarked;
