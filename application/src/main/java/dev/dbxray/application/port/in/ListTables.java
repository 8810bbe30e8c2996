package dev.dbxray.application.port.in;

import dev.dbxray.domain.graph.RelationCounts;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.ErRole;
import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Ask which tables there are. */
@FunctionalInterface
public interface ListTables {

    /** List a page of the tables. */
    Scoped<Cut<Row>> listTables(Query query);

    /**
     * Narrow the question.
     *
     * @param tables which tables
     * @param order which tables come first
     * @param page which part of the list
     */
    record Query(TableScope tables, Order order, Page page) {

        /** Ask for a page of all tables by name. */
        public static Query all(Page page) {
            return new Query(TableScope.ALL, Order.NAME, page);
        }
    }

    /** Name the orders; equal tables stand by database, schema and name. */
    enum Order {
        NAME,
        /** Those to which most others refer come first. */
        INCOMING,
        /** Those that refer to most others come first. */
        OUTGOING,
        /** Those on which most others depend come first. */
        IMPACT
    }

    /**
     * Hold a table and what surrounds it.
     *
     * @param table the table
     * @param erRole the part that it plays in the entity-relationship model; null for a mere entity
     * @param counts how many tables are around it
     */
    record Row(Table table, @Nullable ErRole erRole, RelationCounts counts) {}
}
