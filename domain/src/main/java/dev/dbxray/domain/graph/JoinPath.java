package dev.dbxray.domain.graph;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;

/**
 * Lead from one table to another over relations, whatever their direction.
 *
 * @param tables the tables in order; none twice, but a table that is joined with itself
 * @param joins the relation between each table and the next, one less than there are tables
 */
public record JoinPath(List<ObjectName> tables, List<Join> joins) {
    public JoinPath {
        tables = List.copyOf(tables);
        joins = List.copyOf(joins);
    }

    /**
     * Hold a step of the path.
     *
     * @param edge the relation that it takes
     * @param choices every relation between the two tables, in order: more than one means that another could be meant
     */
    public record Join(RelationEdge edge, List<RelationEdge> choices) {
        public Join {
            choices = List.copyOf(choices);
        }
    }
}
