package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Ask which tables there are. */
@FunctionalInterface
public interface ListTables {

    /** List a page of the tables, by database, schema and name. */
    Scoped<Cut<Table>> listTables(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     * @param type the only kind of table; null for all
     * @param page which part of the list
     */
    record Query(
            @Nullable String database,
            @Nullable String schema,
            @Nullable TableType type,
            Page page) {}
}
