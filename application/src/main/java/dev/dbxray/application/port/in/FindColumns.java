package dev.dbxray.application.port.in;

import dev.dbxray.domain.rule.ColumnMatch;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.FoundColumn;
import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Ask which tables have a column of some name. */
@FunctionalInterface
public interface FindColumns {

    /** Find a page of the columns, the best first. */
    Scoped<Cut<FoundColumn>> findColumns(Query query);

    /**
     * Say what to look for, and where.
     *
     * @param column the name or logical name, or a part of it
     * @param match how much of it must fit
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     * @param page which part of the list
     */
    record Query(
            String column,
            ColumnMatch match,
            @Nullable String database,
            @Nullable String schema,
            Page page) {}
}
