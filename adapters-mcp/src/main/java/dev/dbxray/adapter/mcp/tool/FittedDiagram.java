package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.rule.DiagramScope;

/**
 * Fit a diagram into what Mermaid draws: columns give way first, then relations.
 *
 * @param text the diagram
 * @param columns the columns that it shows
 * @param relations how many relations it shows
 */
record FittedDiagram(String text, DiagramColumns columns, int relations) {

    // Mermaid's default for maxTextSize and for maxEdges.
    private static final int MOST_CHARACTERS = 50_000;
    private static final int MOST_RELATIONS = 500;

    static FittedDiagram of(DiagramScope scope, DiagramColumns wanted) {
        var diagram = new MermaidErDiagram(scope);
        int relations = Math.min(MOST_RELATIONS, scope.relations().size());
        for (DiagramColumns columns : DiagramColumns.values()) {
            if (columns.compareTo(wanted) >= 0) {
                String text = diagram.write(columns, relations);
                if (fits(text)) {
                    return new FittedDiagram(text, columns, relations);
                }
            }
        }
        return withFewerRelations(diagram, relations);
    }

    private static FittedDiagram withFewerRelations(MermaidErDiagram diagram, int relations) {
        int shown = relations;
        String text;
        do {
            shown = shown * 9 / 10;
            text = diagram.write(DiagramColumns.NONE, shown);
        } while (!fits(text) && shown > 0);
        return new FittedDiagram(text, DiagramColumns.NONE, shown);
    }

    private static boolean fits(String text) {
        return text.length() <= MOST_CHARACTERS;
    }
}
