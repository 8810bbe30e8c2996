/**
 * What names and types suggest about relations that nobody declared. It is a proposal for people to judge and never
 * becomes part of a catalog by itself.
 */
@NullMarked
package dev.dbxray.domain.inference;

import org.jspecify.annotations.NullMarked;
