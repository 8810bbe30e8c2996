package dev.dbxray.domain.graph;

/**
 * Hold a relation that was found from a table.
 *
 * @param depth how many relations lead from the table to this one, itself counted; at least 1
 * @param edge the relation
 */
public record RelatedEdge(int depth, RelationEdge edge) {}
