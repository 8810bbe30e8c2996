package dev.dbxray.adapter.mcp.tool;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.domain.rule.TableSection;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;

final class GetTableTool extends Tool<GetTableTool.Arguments, TableDefinition> {

    private final DescribeTable question;

    GetTableTool(DescribeTable question) {
        super("get_table", Arguments.class, TableDefinition.class);
        this.question = question;
    }

    @Override
    TableDefinition call(Arguments arguments) {
        var query = new DescribeTable.Query(
                Answers.name("table", arguments.table(), arguments.database(), arguments.schema()),
                arguments.wantedSections(),
                arguments.columns() == null ? List.of() : arguments.columns());
        return switch (Answers.named(question.describeTable(query))) {
            case DescribeTable.Description description -> TableDefinitionMapper.INSTANCE.toDefinition(description);
            case DescribeTable.UnknownColumns(var table, var missing, var present) ->
                throw ToolMessages.unknownColumns(table, missing, present);
        };
    }

    @Override
    JsonNode write(TableDefinition definition, ObjectWriter writer) {
        return DefinitionLimits.write(definition, writer);
    }

    record Arguments(
            @NotNull String table,
            @Nullable String database,
            @Nullable String schema,
            @Nullable List<SectionName> sections,
            @Nullable List<String> columns) {

        Set<TableSection> wantedSections() {
            return sections == null
                    ? Set.of()
                    : sections.stream().map(SectionName::toDomain).collect(toSet());
        }
    }
}
