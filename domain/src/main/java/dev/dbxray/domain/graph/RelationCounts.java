package dev.dbxray.domain.graph;

/**
 * Count the tables around a table. Itself and tables outside the catalog don't count; several relations with one table
 * count once.
 *
 * @param incoming how many tables refer to it
 * @param outgoing how many tables it refers to
 * @param impact how many tables refer to it over up to {@value RelationGraph#IMPACT_DEPTH} relations
 */
public record RelationCounts(int incoming, int outgoing, int impact) {}
