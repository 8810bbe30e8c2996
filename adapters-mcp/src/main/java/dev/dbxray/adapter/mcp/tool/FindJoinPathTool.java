package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.FindJoinPath;
import dev.dbxray.application.port.in.FindJoinPath.Paths;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.graph.JoinPath;
import dev.dbxray.domain.rule.IdentifierQuoting;
import dev.dbxray.domain.rule.JoinStatement;
import dev.dbxray.domain.rule.NameSyntax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class FindJoinPathTool extends Tool<FindJoinPathTool.Arguments, FindJoinPathTool.Result> {

    private static final int PATHS = 3;

    private final FindJoinPath question;

    FindJoinPathTool(FindJoinPath question) {
        super("find_join_path", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var avoid = arguments.avoid() == null ? List.<String>of() : arguments.avoid();
        var query = new FindJoinPath.Query(
                name(arguments, "from", arguments.from()),
                name(arguments, "to", arguments.to()),
                arguments.maxPaths() == null ? PATHS : arguments.maxPaths(),
                avoid.stream().map(table -> name(arguments, "avoid", table)).toList());
        var found = Answers.named(question.findJoinPath(query));
        var quoting = IdentifierQuoting.of(found.product());
        return new Result(
                NameSyntax.qualified(found.from()),
                NameSyntax.qualified(found.to()),
                found.paths().stream().map(path -> row(path, quoting)).toList(),
                message(found, !avoid.isEmpty()));
    }

    private static WrittenName name(Arguments arguments, String argument, String written) {
        return Answers.name(argument, written, arguments.database(), arguments.schema());
    }

    private static PathRow row(JoinPath path, IdentifierQuoting quoting) {
        return new PathRow(
                path.tables().stream().map(table -> NameSyntax.qualified(table)).toList(),
                path.joins().stream().map(RelationRows::of).toList(),
                JoinStatement.of(path, quoting).orElse(null));
    }

    private static @Nullable Message message(Paths found, boolean avoiding) {
        if (!found.paths().isEmpty()) {
            return null;
        }
        return avoiding ? ToolMessages.noPathAvoiding() : ToolMessages.noPath();
    }

    record Arguments(
            @NotNull String from,
            @NotNull String to,
            @Nullable String database,
            @Nullable String schema,

            @Min(1) @Max(10) @Default(PATHS) @Nullable Integer maxPaths,

            @Nullable List<String> avoid) {}

    record Result(
            String from,
            String to,
            List<PathRow> paths,
            @Nullable Message message) {}

    record PathRow(
            List<String> tables,
            List<JoinRow> joins,
            @Nullable String sql) {}

    record JoinRow(
            String from,
            List<String> fromColumns,
            String to,
            List<String> toColumns,
            String kind,
            @Nullable String name,
            @Nullable String cardinality,
            @Nullable Boolean optional,
            @Nullable String role,
            List<String> otherRoles) {}
}
