package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.DiagramScope;
import dev.dbxray.domain.rule.TableKeys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Write a diagram in Mermaid's notation for entity-relationship diagrams. */
final class MermaidErDiagram {

    private final DiagramScope scope;
    private final Map<ObjectName, TableKeys> keys = new HashMap<>();
    private final MermaidIds ids = new MermaidIds();

    MermaidErDiagram(DiagramScope scope) {
        this.scope = scope;
        scope.tables().forEach(table -> keys.put(table.name(), new TableKeys(table)));
    }

    /**
     * Write the diagram.
     *
     * @param columns the columns to show
     * @param mostRelations how many of the relations to show at the most
     */
    String write(DiagramColumns columns, int mostRelations) {
        var lines = new ArrayList<String>(List.of("erDiagram"));
        scope.tables().forEach(table -> lines.add(box(table.name(), label(table))));
        scope.outside().forEach(name -> lines.add(box(name, name.name())));
        scope.relations().stream().limit(mostRelations).map(this::relation).forEach(lines::add);
        if (columns != DiagramColumns.NONE) {
            scope.tables().forEach(table -> lines.addAll(attributes(table, columns)));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String label(Table table) {
        String logicalName = table.logicalName();
        return logicalName == null ? table.name().name() : table.name().name() + "（" + logicalName + "）";
    }

    private String box(ObjectName name, String label) {
        return "    " + ids.of(name) + "[" + MermaidText.quoted(label) + "]";
    }

    private String relation(RelationEdge edge) {
        var relation = edge.relation();
        var cardinality = Optional.ofNullable(keys.get(edge.from()))
                .map(known -> known.cardinality(relation))
                .orElse(Cardinality.ONE_TO_MANY);
        String name = relation.name();
        return "    " + ids.of(edge.to()) + " " + connector(cardinality, edge.isForeignKey()) + " "
                + ids.of(edge.from()) + " : "
                + MermaidText.quoted(name == null ? String.join(", ", relation.columns()) : name);
    }

    private static String connector(Cardinality cardinality, boolean isEnforced) {
        return (cardinality.isOptional() ? "|o" : "||")
                + (isEnforced ? "--" : "..")
                + (cardinality.isOneToOne() ? "o|" : "o{");
    }

    private List<String> attributes(Table table, DiagramColumns columns) {
        var tableKeys = keys.getOrDefault(table.name(), new TableKeys(table));
        var rows = table.columns().stream()
                .filter(column -> columns == DiagramColumns.ALL || tableKeys.isKey(column.name()))
                .map(column -> "        " + attribute(column, tableKeys))
                .toList();
        return rows.isEmpty()
                ? rows
                : Stream.of(List.of("    " + ids.of(table.name()) + " {"), rows, List.of("    }"))
                        .flatMap(List::stream)
                        .toList();
    }

    private static String attribute(Column column, TableKeys keys) {
        String markers = markers(column, keys);
        String logicalName = column.logicalName();
        return MermaidText.word(column.type()) + " " + MermaidText.word(column.name())
                + (markers.isEmpty() ? "" : " " + markers)
                + (logicalName == null ? "" : " " + MermaidText.quoted(logicalName));
    }

    private static String markers(Column column, TableKeys keys) {
        boolean isPrimary = keys.isPrimary(column.name());
        boolean isForeign = keys.isForeign(column.name());
        if (isPrimary && isForeign) {
            return "PK, FK";
        }
        if (isPrimary) {
            return "PK";
        }
        if (isForeign) {
            return "FK";
        }
        return keys.isUnique(column.name()) ? "UK" : "";
    }
}
