package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.DrawDiagram;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.DiagramScope;
import dev.dbxray.domain.rule.NameSyntax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

final class GetErDiagramTool extends Tool<GetErDiagramTool.Arguments, GetErDiagramTool.Result> {

    private final DrawDiagram question;

    GetErDiagramTool(DrawDiagram question) {
        super("get_er_diagram", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var answer = Answers.named(Answers.within(question.drawDiagram(query(arguments))));
        return switch (answer) {
            case DrawDiagram.Drawn(DiagramScope scope) -> result(arguments, scope);
            case DrawDiagram.TooLarge(int boxes) -> throw ToolMessages.tooManyBoxes(boxes, DiagramScope.MOST_BOXES);
            case DrawDiagram.AmbiguousViewpoint(var id, var viewpoints) ->
                throw ToolMessages.ambiguousViewpoint(id, viewpoints);
            case DrawDiagram.UnknownViewpoint(var id, var present) ->
                throw ToolMessages.unknownViewpoint(
                        id, present.stream().map(Viewpoint::id).distinct().toList());
        };
    }

    private static DrawDiagram.Query query(Arguments arguments) {
        long given = Stream.of(arguments.viewpoint(), arguments.table(), arguments.tables())
                .filter(Objects::nonNull)
                .count();
        if (given > 1 || (given == 0 && arguments.schema() == null)) {
            throw ToolMessages.exactlyOneOf("viewpoint, table, tables, schema");
        }
        if (arguments.depth() != null && arguments.table() == null) {
            throw ToolMessages.depthWithoutTable();
        }
        String viewpoint = arguments.viewpoint();
        if (viewpoint != null) {
            return new DrawDiagram.OfViewpoint(viewpoint, arguments.database(), arguments.schema());
        }
        String table = arguments.table();
        if (table != null) {
            return new DrawDiagram.Around(
                    Answers.name("table", table, arguments.database(), arguments.schema()),
                    arguments.depth() == null ? 1 : arguments.depth());
        }
        List<String> tables = arguments.tables();
        return tables == null
                ? new DrawDiagram.OfSchema(arguments.database(), Objects.requireNonNull(arguments.schema()))
                : new DrawDiagram.OfTables(tables.stream()
                        .map(name -> Answers.name("tables", name, arguments.database(), arguments.schema()))
                        .toList());
    }

    private static Result result(Arguments arguments, DiagramScope scope) {
        var wanted = arguments.columns() == null ? DiagramColumns.KEYS : arguments.columns();
        var diagram = FittedDiagram.of(scope, wanted);
        return new Result(
                arguments.viewpoint(),
                diagram.text(),
                scope.tables().stream()
                        .map(Table::name)
                        .map(NameSyntax::qualified)
                        .toList(),
                scope.outside().stream().map(NameSyntax::qualified).toList(),
                scope.relations().isEmpty() ? ToolMessages.noRelationsToDraw() : null,
                leftOut(diagram, wanted, scope));
    }

    private static List<Message> leftOut(FittedDiagram diagram, DiagramColumns wanted, DiagramScope scope) {
        var leftOut = new ArrayList<Message>();
        if (diagram.columns() != wanted) {
            leftOut.add(
                    diagram.columns() == DiagramColumns.KEYS
                            ? ToolMessages.onlyKeysDrawn()
                            : ToolMessages.noColumnsDrawn());
        }
        if (diagram.relations() < scope.relations().size()) {
            leftOut.add(ToolMessages.relationsNotDrawn(
                    scope.relations().size() - diagram.relations(),
                    scope.relations().size()));
        }
        return leftOut;
    }

    record Arguments(
            @Nullable String viewpoint,
            @Nullable String table,
            @Min(1) @Max(3) @Nullable Integer depth,

            @Size(min = 1, max = DiagramScope.MOST_BOXES) @Nullable
            List<String> tables,

            @Nullable String database,
            @Nullable String schema,
            @Nullable DiagramColumns columns) {}

    record Result(
            @Nullable String viewpoint,
            String mermaid,
            List<String> tables,
            List<String> outside,
            @Nullable Message message,
            List<Message> leftOut) {}
}
