/** The questions that a user can ask, one interface each; queries and answers speak the domain's language. */
@NullMarked
package dev.dbxray.application.port.in;

import org.jspecify.annotations.NullMarked;
