/** The use cases behind the ports, package-private, made by {@link dev.dbxray.application.usecase.UseCases}. */
@NullMarked
package dev.dbxray.application.usecase;

import org.jspecify.annotations.NullMarked;
