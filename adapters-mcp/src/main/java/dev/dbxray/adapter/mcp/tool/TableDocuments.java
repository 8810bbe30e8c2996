package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.ObjectWriter;

/** Write a table's whole definition as the JSON that get_table gives. */
public final class TableDocuments {

    private final DescribeTable question;
    private final ObjectWriter writer;

    /**
     * Make the documents of the tables that this question knows.
     *
     * @param locale the language of hints in them
     */
    public TableDocuments(DescribeTable question, Locale locale) {
        this.question = question;
        writer = ToolJson.writer(locale);
    }

    /** Write the table of exactly this name; empty where there is none. */
    public Optional<String> json(ObjectName name) {
        var answer = question.describeTable(DescribeTable.Query.whole(NameSyntax.full(name)));
        return answer instanceof Named.Found<DescribeTable.Answer>(DescribeTable.Description description)
                        && description.table().name().equals(name)
                ? Optional.of(DefinitionLimits.write(TableDefinitionMapper.INSTANCE.toDefinition(description), writer)
                        .toString())
                : Optional.empty();
    }
}
