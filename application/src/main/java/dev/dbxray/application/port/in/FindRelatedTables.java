package dev.dbxray.application.port.in;

import dev.dbxray.domain.graph.Direction;
import dev.dbxray.domain.graph.RelatedEdge;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;

/** Ask which relations lead from a table and to it. */
@FunctionalInterface
public interface FindRelatedTables {

    /** Follow the relations, the nearest first. */
    Named<Related> findRelatedTables(Query query);

    /**
     * Say where to begin and how far to go.
     *
     * @param table the table's name
     * @param depth how many relations to follow at the most, at least 1
     * @param direction which way to follow them
     * @param page which part of the list
     */
    record Query(WrittenName table, int depth, Direction direction, Page page) {}

    /**
     * Hold the relations that were found.
     *
     * @param table the table
     * @param relations the relations by depth
     */
    record Related(ObjectName table, Cut<Relation> relations) {}

    /**
     * Hold a relation.
     *
     * @param found the relation and how far from the table it is
     * @param outside whether the referenced table isn't in the catalog
     */
    record Relation(RelatedEdge found, boolean outside) {}
}
