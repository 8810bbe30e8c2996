package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.rule.FunctionImpact.Coverage;
import dev.dbxray.domain.rule.FunctionImpact.FunctionUse;
import dev.dbxray.domain.rule.FunctionImpact.Reason;
import dev.dbxray.domain.rule.FunctionImpact.TriggerName;
import dev.dbxray.domain.rule.FunctionImpact.UnverifiedRoutine;
import dev.dbxray.domain.rule.FunctionUses.Known;
import dev.dbxray.domain.rule.TableImpact.DependentView;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Look through the functions of a database for those that use a table or a view of it. */
final class FunctionSurvey {

    private final Collection<RoutineOverloads> functions;
    private final RoutineInsights insights;
    private final Map<ObjectName, List<TriggerName>> triggersByFunction = new HashMap<>();
    private final Map<String, Long> triggersWithoutFunction;

    FunctionSurvey(Catalog catalog, Collection<RoutineOverloads> functions, RoutineInsights insights) {
        this.functions = functions;
        this.insights = insights;
        catalog.tables().forEach(table -> table.triggers().forEach(trigger -> note(table, trigger)));
        triggersWithoutFunction = catalog.tables().stream()
                .flatMap(table -> table.triggers().stream()
                        .filter(trigger -> trigger.function() == null)
                        .map(unusedTrigger -> table.name().database()))
                .collect(groupingBy(Function.identity(), counting()));
    }

    private void note(Table table, Trigger trigger) {
        RoutineRef function = trigger.function();
        if (function != null) {
            triggersByFunction
                    .computeIfAbsent(
                            new ObjectName(table.name().database(), function.schema(), function.name()),
                            unusedFunction -> new ArrayList<>())
                    .add(new TriggerName(table.name(), trigger.name()));
        }
    }

    FunctionImpact of(ObjectName table, List<DependentView> views) {
        var ofDatabase = functions.stream()
                .filter(function -> function.name().database().equals(table.database()))
                .toList();
        return new FunctionImpact(
                coverage(ofDatabase, table.database()),
                ofDatabase.stream()
                        .flatMap(function -> uses(function, table, views))
                        .toList(),
                ofDatabase.stream()
                        .flatMap(this::known)
                        .filter(known -> !usesAny(known, table, views))
                        .flatMap(known -> reason(known.insight()).stream()
                                .map(reason -> new UnverifiedRoutine(known.routine(), reason)))
                        .toList());
    }

    private Stream<FunctionUse> uses(RoutineOverloads function, ObjectName table, List<DependentView> views) {
        var uses = new FunctionUses(
                function.name(), known(function).toList(), triggersByFunction.getOrDefault(function.name(), List.of()));
        return Stream.concat(
                uses.of(table, null).stream(),
                views.stream().flatMap(view -> uses.of(view.view(), view.view()).stream()));
    }

    private static boolean usesAny(Known known, ObjectName table, List<DependentView> views) {
        return FunctionUses.uses(known, table)
                || views.stream().anyMatch(view -> FunctionUses.uses(known, view.view()));
    }

    private Stream<Known> known(RoutineOverloads function) {
        return function.overloads().stream()
                .flatMap(routine -> insights.of(routine) instanceof InsightState.Current(RoutineInsight insight)
                        ? Stream.of(new Known(routine, insight))
                        : Stream.empty());
    }

    private static Optional<Reason> reason(RoutineInsight insight) {
        if (!insight.dynamicSql().isEmpty()) {
            return Optional.of(Reason.DYNAMIC_SQL);
        }
        if (insight.incomplete()) {
            return Optional.of(Reason.INCOMPLETE);
        }
        return insight.isAnalyzed() ? Optional.empty() : Optional.of(Reason.UNSUPPORTED);
    }

    private Coverage coverage(List<RoutineOverloads> ofDatabase, String database) {
        List<Routine> routines = ofDatabase.stream()
                .flatMap(function -> function.overloads().stream())
                .toList();
        var current =
                ofDatabase.stream().flatMap(this::known).map(Known::insight).toList();
        var analyzed = current.stream().filter(RoutineInsight::isAnalyzed).toList();
        int stale = count(routines.stream().filter(routine -> insights.of(routine) instanceof InsightState.Stale));
        return new Coverage(
                routines.size(),
                analyzed.size(),
                current.size() - analyzed.size(),
                routines.size() - current.size() - stale,
                stale,
                count(analyzed.stream().filter(insight -> !insight.dynamicSql().isEmpty())),
                count(analyzed.stream().filter(RoutineInsight::incomplete)),
                triggersWithoutFunction.getOrDefault(database, 0L).intValue());
    }

    private static int count(Stream<?> items) {
        return (int) items.count();
    }
}
