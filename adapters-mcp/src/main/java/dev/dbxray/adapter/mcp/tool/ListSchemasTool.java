package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListSchemas;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListSchemasTool implements Tool<ListSchemasTool.Arguments, ListSchemasTool.Result> {

    private final ListSchemas question;

    ListSchemasTool(ListSchemas question) {
        this.question = question;
    }

    @Override
    public String name() {
        return "list_schemas";
    }

    @Override
    public Class<Arguments> argumentType() {
        return Arguments.class;
    }

    @Override
    public Class<Result> resultType() {
        return Result.class;
    }

    @Override
    public Result call(Arguments arguments) {
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
