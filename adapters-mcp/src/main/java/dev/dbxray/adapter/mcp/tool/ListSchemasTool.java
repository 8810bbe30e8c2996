package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.ListSchemas;
import dev.dbxray.application.port.in.ListSchemas.DatabaseSummary;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListSchemasTool extends Tool<ListSchemasTool.Arguments, ListSchemasTool.Result> {

    // So many rows are what an answer can hold: a database's share of them shrinks with the number of databases.
    private static final int MOST_SCHEMAS = 500;
    private static final int LEAST_SCHEMAS = 3;

    private final ListSchemas question;

    ListSchemasTool(ListSchemas question) {
        super("list_schemas", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListSchemas.Query(arguments.database(), arguments.schema());
        var databases = Answers.within(question.listSchemas(query));
        int share = Math.max(LEAST_SCHEMAS, MOST_SCHEMAS / Math.max(1, databases.size()));
        boolean isCut = databases.stream().anyMatch(summary -> summary.schemas().size() > share);
        return new Result(
                databases.stream().map(summary -> row(summary, share)).toList(),
                isCut ? ToolMessages.schemasCut() : null);
    }

    private static DatabaseRow row(DatabaseSummary summary, int mostSchemas) {
        var shown = new DatabaseSummary(summary.database(), Cuts.first(summary.schemas(), mostSchemas));
        return ListSchemasMapper.INSTANCE.toRow(shown, Cuts.totalIfMore(summary.schemas(), mostSchemas));
    }

    record Arguments(@Nullable String database, @Nullable String schema) {}

    record Result(List<DatabaseRow> databases, @Nullable Message message) {}

    record DatabaseRow(
            String database,
            @Nullable String product,
            @Nullable String version,
            @Nullable Integer majorVersion,
            @Nullable String capturedAt,
            List<SchemaRow> schemas,
            @Nullable Integer schemasTotal) {}

    record SchemaRow(String schema, int tables, int views, int functions, int sequences, int types) {}
}
