package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;
import java.util.function.Function;

/**
 * Answer a question about an object that the user named, unless the name means none or several.
 *
 * @param <T> the answer
 */
public sealed interface Named<T> {

    /** Exactly one object has the name, and this is the answer. */
    record Found<T>(T answer) implements Named<T> {}

    /**
     * Several objects have the name.
     *
     * @param kind what was looked for
     * @param written the name as it was written
     * @param candidates the objects that have it, in canonical order
     */
    record Ambiguous<T>(ObjectKind kind, String written, List<ObjectName> candidates) implements Named<T> {
        public Ambiguous {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * No object has the name.
     *
     * @param kind what was looked for
     * @param written the name as it was written
     * @param nearest the objects with the nearest names, nearest first
     */
    record NotFound<T>(ObjectKind kind, String written, List<ObjectName> nearest) implements Named<T> {
        public NotFound {
            nearest = List.copyOf(nearest);
        }
    }

    /** Go on with the answer, if there is one, to a question that names a further object. */
    default <R> Named<R> then(Function<? super T, Named<R>> next) {
        return switch (this) {
            case Found<T>(T answer) -> next.apply(answer);
            case Ambiguous<T>(var kind, var written, var candidates) -> new Ambiguous<>(kind, written, candidates);
            case NotFound<T>(var kind, var written, var nearest) -> new NotFound<>(kind, written, nearest);
        };
    }

    /** Make the answer, if there is one, into another. */
    default <R> Named<R> map(Function<? super T, ? extends R> mapping) {
        return then(answer -> new Found<>(mapping.apply(answer)));
    }
}
