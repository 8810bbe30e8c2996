package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;

import dev.dbxray.application.port.in.DrawDiagram;
import dev.dbxray.application.port.in.DrawDiagram.Answer;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.Scoped.Within;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.DiagramScope;
import java.util.List;
import java.util.stream.IntStream;

/** Answer the tool's question about diagrams by hand. */
final class SampleDiagrams {

    private static final Table TABLE = aTable("employee", "id", "team_id", "gone_id")
            .foreignKeys(
                    List.of(aForeignKey("team", "team_id", "team", "id"), aForeignKey("gone", "gone_id", "gone", "id")))
            .build();
    private static final Table TEAM = aTable("team", "id").build();

    private SampleDiagrams() {}

    /** Draw by what is asked for; the id or name of it says how it goes. */
    static Scoped<Named<Answer>> diagram(DrawDiagram.Query query) {
        return new Within<>(
                switch (query) {
                    case DrawDiagram.OfViewpoint wanted -> new Named.Found<>(ofViewpoint(wanted.id()));
                    case DrawDiagram.OfSchema unusedSchema -> new Named.Found<>(new DrawDiagram.TooLarge(81));
                    case DrawDiagram.Around(var table, int depth) ->
                        SampleQuestions.named(table, depth == 1 ? drawn(TEAM) : drawn(TABLE, TEAM));
                    case DrawDiagram.OfTables(var tables) -> SampleQuestions.named(tables.getFirst(), drawn(TABLE));
                });
    }

    private static Answer ofViewpoint(String id) {
        var viewpoint = new Viewpoint("testdb", "V", "v", null, List.of(), UnknownProperties.NONE);
        return switch (id) {
            case "twice" -> new DrawDiagram.AmbiguousViewpoint(id, List.of(viewpoint, viewpoint));
            case "unknown" -> new DrawDiagram.UnknownViewpoint(id, List.of(viewpoint));
            case "wide" -> drawn(many(1, 3000, 0));
            case "dense" -> drawn(many(1, 0, 900), TEAM);
            case "wide keys" -> drawn(many(2000, 2000, 0));
            default -> drawn(TABLE, TEAM);
        };
    }

    private static Table many(int keyColumns, int columns, int relations) {
        return aTable("many", names(columns).toArray(String[]::new))
                .primaryKey(new PrimaryKey(null, names(keyColumns), UnknownProperties.NONE))
                .foreignKeys(names(relations).stream()
                        .map(name -> aForeignKey(name, name, "team", "id"))
                        .toList())
                .build();
    }

    private static List<String> names(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> "a_rather_long_name_" + number)
                .toList();
    }

    private static Answer drawn(Table... tables) {
        var catalog = aCatalog(tables);
        return new DrawDiagram.Drawn(DiagramScope.ofTables(
                List.of(tables).stream().map(Table::name).toList(), catalog, new RelationGraph(catalog)));
    }
}
