package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.toMap;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Find what is known of a routine's body, and believe it only while the routine has the definition that was read. */
public final class RoutineInsights {

    private final Map<Overload, RoutineInsight> insights;
    // Hashing every definition at the start would make everyone wait for what few ask.
    private final Map<Overload, InsightState> checked = new ConcurrentHashMap<>();

    /** Index the insights of the catalog. */
    public RoutineInsights(Catalog catalog) {
        insights = catalog.routineInsights().stream()
                .collect(toMap(insight -> new Overload(insight.routine(), insight.arguments()), insight -> insight));
    }

    /** Tell what is known of a routine. */
    public InsightState of(Routine routine) {
        return checked.computeIfAbsent(
                new Overload(routine.name(), routine.arguments()), overload -> check(overload, routine.definition()));
    }

    private InsightState check(Overload overload, @Nullable String definition) {
        return Optional.ofNullable(insights.get(overload))
                .<InsightState>map(insight -> Objects.equals(insight.definitionHash(), DefinitionHash.of(definition))
                        ? new InsightState.Current(insight)
                        : new InsightState.Stale())
                .orElseGet(InsightState.Absent::new);
    }

    private record Overload(ObjectName name, String arguments) {}
}
