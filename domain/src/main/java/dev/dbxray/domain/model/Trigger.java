package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a trigger of a table or view.
 *
 * @param name the trigger's name, verbatim
 * @param timing {@code BEFORE}, {@code AFTER} or {@code INSTEAD OF}
 * @param events the statements that fire it, for example {@code INSERT}
 * @param level {@code ROW} or {@code STATEMENT}
 * @param function the function that it runs; null where it has a body of its own
 * @param definition its SQL, as the database prints it
 * @param unknown what a newer source told beyond that
 */
public record Trigger(
        String name,
        String timing,
        List<String> events,
        @Nullable String level,
        @Nullable RoutineRef function,
        @Nullable String definition,
        UnknownProperties unknown) {

    public Trigger {
        events = List.copyOf(events);
    }
}
