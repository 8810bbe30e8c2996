package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tell which functions and procedures use a table, as far as reading their bodies could tell. One that isn't named may
 * still use it: by dynamic SQL, or within a body that nobody has read.
 *
 * @param coverage how much of the database's routines is known
 * @param uses the uses, by function and then the table itself before views
 * @param unverified the overloads that were read but whose use of the table can't be excluded
 */
public record FunctionImpact(Coverage coverage, List<FunctionUse> uses, List<UnverifiedRoutine> unverified) {
    public FunctionImpact {
        uses = List.copyOf(uses);
        unverified = List.copyOf(unverified);
    }

    /**
     * Count the overloads of a database by what is known of them.
     *
     * @param total all of them: those analyzed, unsupported, without an insight and stale
     * @param analyzed those whose bodies were read
     * @param unsupported those whose bodies can't be read
     * @param noInsight those of which nothing is known
     * @param stale those that have changed since their bodies were read
     * @param withDynamicSql those of the analyzed that run SQL which only the call decides
     * @param incomplete those of the analyzed of which a part wasn't understood
     * @param triggersWithoutFunction the database's triggers that have a body of their own, which isn't read
     */
    public record Coverage(
            int total,
            int analyzed,
            int unsupported,
            int noInsight,
            int stale,
            int withDynamicSql,
            int incomplete,
            int triggersWithoutFunction) {}

    /**
     * Hold a function's use of a table, all of its overloads together.
     *
     * @param function the function
     * @param kind the kind of the first overload that uses it
     * @param overloads the arguments of the overloads that use it
     * @param operations what they do with its rows: some of {@code C}, {@code R}, {@code U}, {@code D}, in this order
     * @param schemaResolution how the schema is decided, where none of the overloads names it and the table is only a
     *     candidate; null where the use is certain
     * @param isPossible whether the table is only a candidate in all of these overloads
     * @param dynamicSql the statements in these overloads that run SQL which only the call decides
     * @param via the view that is used instead of the table itself; null for the table itself
     * @param calledByTriggers the triggers that run the function
     */
    public record FunctionUse(
            ObjectName function,
            String kind,
            List<String> overloads,
            String operations,
            boolean isPossible,
            @Nullable String schemaResolution,
            List<String> dynamicSql,
            @Nullable ObjectName via,
            List<TriggerName> calledByTriggers) {
        public FunctionUse {
            overloads = List.copyOf(overloads);
            dynamicSql = List.copyOf(dynamicSql);
            calledByTriggers = List.copyOf(calledByTriggers);
        }
    }

    /**
     * Name a trigger.
     *
     * @param table its table or view
     * @param trigger its own name
     */
    public record TriggerName(ObjectName table, String trigger) {}

    /**
     * Hold an overload whose use of the table can't be excluded.
     *
     * @param routine the overload
     * @param reason why not
     */
    public record UnverifiedRoutine(Routine routine, Reason reason) {}

    /** Tell why reading a body isn't enough; of several reasons the first counts. */
    public enum Reason {
        DYNAMIC_SQL,
        INCOMPLETE,
        UNSUPPORTED
    }
}
