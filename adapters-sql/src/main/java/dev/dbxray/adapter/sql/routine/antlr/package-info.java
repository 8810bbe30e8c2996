/** Syntax trees of parsers that ANTLR has generated, whatever their language. */
@NullMarked
package dev.dbxray.adapter.sql.routine.antlr;

import org.jspecify.annotations.NullMarked;
