/** A reader of HSQLDB, small enough to be read in one go: the example of docs/adding-a-source.md. */
@NullMarked
package dev.dbxray.adapter.jdbc.example;

import org.jspecify.annotations.NullMarked;
