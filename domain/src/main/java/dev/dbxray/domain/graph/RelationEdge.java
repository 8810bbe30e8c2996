package dev.dbxray.domain.graph;

import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Relation;

/**
 * Lead from the table that declares a relation to the table that it refers to.
 *
 * @param from the referencing table
 * @param relation the relation
 * @param to the referenced table, which need not be in the catalog
 */
public record RelationEdge(ObjectName from, Relation relation, ObjectName to) {

    static RelationEdge of(ObjectName from, Relation relation) {
        return new RelationEdge(from, relation, from.sibling(relation.referenced()));
    }

    /** Tell whether the table refers to itself. */
    public boolean isSelfReference() {
        return from.equals(to);
    }

    /** Tell whether the database enforces the relation. */
    public boolean isForeignKey() {
        return relation instanceof ForeignKey;
    }

    /** Tell whether a referencing row may refer to no row at all. */
    public boolean isOptional() {
        var cardinality = relation.cardinality();
        return cardinality != null && cardinality.isOptional();
    }
}
