package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListSchemas;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListSchemasTool extends Tool<ListSchemasTool.Arguments, ListSchemasTool.Result> {

    private final ListSchemas question;

    ListSchemasTool(ListSchemas question) {
        super("list_schemas", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListSchemas.Query(arguments.database(), arguments.schema());
        return new Result(Answers.within(question.listSchemas(query)).stream()
                .map(ListSchemasMapper.INSTANCE::toRow)
                .toList());
    }

    record Arguments(@Nullable String database, @Nullable String schema) {}

    record Result(List<DatabaseRow> databases) {}

    record DatabaseRow(
            String database,
            @Nullable String product,
            @Nullable String version,
            @Nullable Integer majorVersion,
            @Nullable String capturedAt,
            List<SchemaRow> schemas) {}

    record SchemaRow(String schema, int tables, int views, int functions, int sequences, int types) {}
}
