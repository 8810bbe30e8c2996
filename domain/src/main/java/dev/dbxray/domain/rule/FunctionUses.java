package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.joining;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.rule.FunctionImpact.FunctionUse;
import dev.dbxray.domain.rule.FunctionImpact.TriggerName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Find what the overloads of one function do with a table. They are told together, since those of a package may have been
 * read as one text.
 */
final class FunctionUses {

    private static final String OPERATIONS = "CRUD";

    private final ObjectName function;
    private final List<Known> overloads;
    private final List<TriggerName> triggers;

    /**
     * Hold an overload whose body was read.
     *
     * @param routine the overload
     * @param insight what its body uses
     */
    record Known(Routine routine, RoutineInsight insight) {}

    /**
     * Look at a function.
     *
     * @param overloads those overloads of which something is known that still holds
     * @param triggers the triggers that run it
     */
    FunctionUses(ObjectName function, List<Known> overloads, List<TriggerName> triggers) {
        this.function = function;
        this.overloads = overloads;
        this.triggers = triggers;
    }

    /**
     * Find its use of a table; empty where none is known.
     *
     * @param via the view that the table is; null where it is the one that is asked about
     */
    Optional<FunctionUse> of(ObjectName table, @Nullable ObjectName via) {
        var using = overloads.stream().filter(known -> uses(known, table)).toList();
        return using.isEmpty() ? Optional.empty() : Optional.of(merge(using, table, via));
    }

    /** Tell whether an overload is known to use a table, or perhaps does. */
    static boolean uses(Known known, ObjectName table) {
        return matching(known, table).findAny().isPresent();
    }

    private static Stream<TableUse> matching(Known known, ObjectName table) {
        return known.insight().tables().stream().filter(use -> TableMatch.of(use, table) != TableMatch.NONE);
    }

    private FunctionUse merge(List<Known> using, ObjectName table, @Nullable ObjectName via) {
        var uses = using.stream().flatMap(known -> matching(known, table)).toList();
        boolean isPossible = uses.stream().allMatch(use -> TableMatch.of(use, table) == TableMatch.CANDIDATE);
        String done = uses.stream().map(TableUse::operations).collect(joining());
        return new FunctionUse(
                function,
                using.getFirst().routine().kind(),
                using.stream().map(known -> known.routine().arguments()).toList(),
                Stream.of(OPERATIONS.split("")).filter(done::contains).collect(joining()),
                isPossible,
                isPossible ? uses.getFirst().schemaResolution() : null,
                using.stream()
                        .map(known -> known.insight().dynamicSql())
                        .flatMap(List::stream)
                        .distinct()
                        .toList(),
                via,
                triggers);
    }
}
