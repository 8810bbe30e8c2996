package dev.dbxray.domain.rule;

import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.ObjectName;
import java.util.List;

/**
 * Describe a table whose rows do little but connect rows of other tables (an associative table).
 *
 * @param table the table
 * @param links the relations that make its key, at least two
 */
public record Junction(ObjectName table, List<RelationEdge> links) {
    public Junction {
        links = List.copyOf(links);
    }

    /** Get the connected tables, link by link: one comes twice where the table connects its rows with each other. */
    public List<ObjectName> parents() {
        return links.stream().map(RelationEdge::to).toList();
    }

    /** Count the links: 2 for a many-to-many relationship, 3 for a ternary one. */
    public int degree() {
        return links.size();
    }
}
