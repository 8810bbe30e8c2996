package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.Optional;

/** Write a table's whole definition as the JSON that get_table gives. */
public final class TableDocuments {

    private final DescribeTable question;

    /** Make the documents of the tables that this question knows. */
    public TableDocuments(DescribeTable question) {
        this.question = question;
    }

    /** Write the table of exactly this name; empty where there is none. */
    public Optional<String> json(ObjectName name) {
        var answer = question.describeTable(DescribeTable.Query.whole(NameSyntax.full(name)));
        return answer instanceof Named.Found<DescribeTable.Answer>(DescribeTable.Description description)
                        && description.table().name().equals(name)
                ? Optional.of(
                        ToolJson.MAPPER.writeValueAsString(TableDefinitionMapper.INSTANCE.toDefinition(description)))
                : Optional.empty();
    }
}
