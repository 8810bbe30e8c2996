package dev.dbxray.application.port.in;

import dev.dbxray.domain.rule.Scope;

/**
 * Answer a question about some databases and schemas, unless what names them names nothing.
 *
 * @param <T> the answer
 */
public sealed interface Scoped<T> {

    /** The databases and schemas are there, and this is the answer. */
    record Within<T>(T answer) implements Scoped<T> {}

    /** No database or schema has the written name. */
    record Outside<T>(Scope.Unknown unknown) implements Scoped<T> {}
}
