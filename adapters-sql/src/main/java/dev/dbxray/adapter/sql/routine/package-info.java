/**
 * Finds the tables that the bodies of functions and procedures use. Implements the outgoing port {@code RoutineAnalyzer};
 * each product's languages have a package of their own, and only those see the parsers.
 */
@NullMarked
package dev.dbxray.adapter.sql.routine;

import org.jspecify.annotations.NullMarked;
