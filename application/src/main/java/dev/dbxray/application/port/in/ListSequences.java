package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Ask which sequences there are. */
@FunctionalInterface
public interface ListSequences {

    /** List a page of the sequences, by database, schema and name. */
    Scoped<Cut<Sequence>> listSequences(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     * @param text a part of the name or comment; null for any
     * @param page which part of the list
     */
    record Query(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String text,
            Page page) {}
}
