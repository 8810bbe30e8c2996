package dev.dbxray.application.port.in;

import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.rule.RoutineOverloads;
import org.jspecify.annotations.Nullable;

/** Ask which functions and procedures there are. */
@FunctionalInterface
public interface ListFunctions {

    /** List a page of the names, each with its overloads. */
    Scoped<Cut<RoutineOverloads>> listFunctions(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     * @param text a part of the name or comment; null for any
     * @param kind the only kind, which one overload at least must be of; null for all
     * @param page which part of the list
     */
    record Query(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String text,
            @Nullable String kind,
            Page page) {}
}
