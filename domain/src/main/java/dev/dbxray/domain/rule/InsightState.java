package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.RoutineInsight;

/** Tell whether the insight into a routine still holds. */
public sealed interface InsightState {

    /** It was made from the definition that the routine has. */
    record Current(RoutineInsight insight) implements InsightState {}

    /** It was made from another definition than the routine has now. */
    record Stale() implements InsightState {}

    /** There is none. */
    record Absent() implements InsightState {}
}
