package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Ask which user-defined types there are. */
@FunctionalInterface
public interface ListTypes {

    /** List a page of the types, by database, schema and name. */
    Scoped<Cut<UserType>> listTypes(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     * @param text a part of the name or comment; null for any
     * @param category the only category; null for all
     * @param page which part of the list
     */
    record Query(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String text,
            @Nullable String category,
            Page page) {}
}
