package dev.dbxray.bootstrap;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Write docs/usage.md from the tools' own descriptions and real answers, and keep it true. */
final class UsageDocumentTest {

    private static final Path DOCUMENT = Path.of("../docs/usage.md");
    private static final Path OVER_HTTP = Path.of("src/test/resources/usage/over-http.md");
    private static final boolean UPDATE = Boolean.parseBoolean(System.getenv("UPDATE_GOLDEN"));
    private static final Map<String, List<String>> EXAMPLES = Map.ofEntries(
            entry("list_schemas", List.of("all")),
            entry("list_tables", List.of("first-page")),
            entry("search_tables", List.of("japanese-word", "question", "typo")),
            entry("get_table", List.of("quoted", "any-letter-case", "unknown-table")),
            entry("find_columns", List.of("exact")),
            entry("get_related_tables", List.of("incoming-three-deep")),
            entry("find_join_path", List.of("four-joins", "unconnected")),
            entry("list_table_clusters", List.of("split-at-the-hub")),
            entry("get_er_diagram", List.of("viewpoint")),
            entry("find_similar_tables", List.of("of-a-table", "too-few-columns")),
            entry("get_impact", List.of("employee")),
            entry("list_functions", List.of("by-part-of-the-name")),
            entry("get_function", List.of("procedure", "candidate-schema")),
            entry("list_sequences", List.of("by-part-of-the-name")),
            entry("get_sequence", List.of("with-a-default")),
            entry("list_types", List.of("all")),
            entry("get_type", List.of("enum")),
            entry("list_triggers", List.of("of-a-table")),
            entry("list_viewpoints", List.of("all")));

    @Test
    void isTrue() throws IOException {
        String document = document();
        if (UPDATE) {
            Files.writeString(DOCUMENT, document);
        }

        assertThat(DOCUMENT).as("write it with UPDATE_GOLDEN=true").hasContent(document);
    }

    private static String document() throws IOException {
        var text = new StringBuilder("""
                # The tools, with real answers

                Every call below is made on the sample database that ships with dbxray (`--demo`), except those over HTTP, and tests keep the answers true.
                Properties without a value are left out; `nextOffset` is there only if more follows.
                """);
        for (ToolDefinition tool : Sample.tools(Locale.ENGLISH).definitions()) {
            text.append("\n## ")
                    .append(tool.name())
                    .append("\n")
                    .append(tool.description())
                    .append("\n\n");
            text.append("```\n").append(ToolUsage.of(tool).stripTrailing()).append("\n```\n");
            for (String example : EXAMPLES.getOrDefault(tool.name(), List.of())) {
                text.append(example(tool.name(), example));
            }
        }
        return text.append(Files.readString(OVER_HTTP)).toString();
    }

    private static String example(String tool, String example) throws IOException {
        Path request = Path.of("src/test/resources/golden", tool, example + ".request.json");
        String answer =
                JsonMapper.shared().readTree(GoldenAnswersTest.answer(request)).toPrettyString();
        return "\n```console\n$ dbxray call " + tool + " '"
                + Files.readString(request).strip() + "' --demo\n" + answer + "\n```\n";
    }
}
