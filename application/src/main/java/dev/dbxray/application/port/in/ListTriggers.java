package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Ask which triggers there are. */
@FunctionalInterface
public interface ListTriggers {

    /** List a page of the triggers, by table and name. */
    Named<Scoped<Cut<TableTrigger>>> listTriggers(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema of the tables; null for all
     * @param table the only table; null for all
     * @param function the only function that they run; null for all
     * @param event the only event that fires them, for example {@code INSERT}; null for all
     * @param page which part of the list
     */
    record Query(
            @Nullable String database,
            @Nullable String schema,
            @Nullable WrittenName table,
            @Nullable WrittenName function,
            @Nullable String event,
            Page page) {}

    /**
     * Hold a trigger.
     *
     * @param table the table or view whose trigger it is
     * @param trigger the trigger
     */
    record TableTrigger(ObjectName table, Trigger trigger) {}
}
