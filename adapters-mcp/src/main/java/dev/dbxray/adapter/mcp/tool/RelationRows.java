package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.FindJoinPathTool.JoinRow;
import dev.dbxray.adapter.mcp.tool.GetRelatedTablesTool.RelationRow;
import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.domain.graph.JoinPath;
import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.Relation;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Make rows of relations. */
final class RelationRows {

    private RelationRows() {}

    static RelationRow of(FindRelatedTables.Relation found) {
        var edge = found.found().edge();
        var relation = edge.relation();
        return new RelationRow(
                found.found().depth(),
                NameSyntax.qualified(edge.from()),
                relation.columns(),
                NameSyntax.qualified(edge.to()),
                relation.referencedColumns(),
                kind(relation),
                relation.name(),
                spelling(relation.cardinality()),
                found.outside() ? true : null);
    }

    static JoinRow of(JoinPath.Join join) {
        var edge = join.edge();
        var relation = edge.relation();
        return new JoinRow(
                NameSyntax.qualified(edge.from()),
                relation.columns(),
                NameSyntax.qualified(edge.to()),
                relation.referencedColumns(),
                kind(relation),
                relation.name(),
                spelling(relation.cardinality()),
                edge.isOptional() ? true : null,
                join.choices().size() > 1 ? role(edge) : null,
                otherRoles(join));
    }

    static String kind(Relation relation) {
        return switch (relation) {
            case ForeignKey unusedKey -> "foreignKey";
            case LogicalRelation unusedRelation -> "logicalRelation";
        };
    }

    static @Nullable String spelling(@Nullable Cardinality cardinality) {
        return cardinality == null ? null : cardinality.name();
    }

    private static List<String> otherRoles(JoinPath.Join join) {
        return join.choices().stream()
                .filter(edge -> !edge.equals(join.edge()))
                .map(RelationRows::role)
                .toList();
    }

    private static String role(RelationEdge edge) {
        return String.join(", ", edge.relation().columns());
    }
}
