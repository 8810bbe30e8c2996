package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.application.message.MendableException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ToolSelectionTest {

    @Test
    void putsEveryToolInOneGroup() {
        var names = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL)
                .definitions().stream().map(ToolDefinition::name).toList();

        assertThat(Stream.of(ToolGroup.values()).flatMap(group -> group.tools().stream()))
                .containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void servesTheToolsAndGroupsThatAreNamedInTheUsualOrder() {
        var tools = catalog(" find_join_path", "tables ", "get_table");

        assertThat(tools.definitions())
                .extracting(ToolDefinition::name)
                .containsExactly(
                        "list_schemas",
                        "list_tables",
                        "search_tables",
                        "get_table",
                        "find_columns",
                        "find_join_path",
                        "list_viewpoints");
        assertThatThrownBy(() -> tools.call("get_related_tables", Map.of())).isInstanceOf(NoSuchToolException.class);
    }

    @Test
    void saysWhichNamesThereAre() {
        assertThatThrownBy(() -> ToolSelection.of(List.of("tables", "get_tabel")))
                .isInstanceOf(MendableException.class)
                .hasMessageContainingAll("get_tabel", "tables, relations, objects", "get_table");
        assertThatThrownBy(() -> ToolSelection.of(List.of("")))
                .isInstanceOf(MendableException.class)
                .hasMessageContaining("tables");
    }

    private static ToolCatalog catalog(String... written) {
        return new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.of(List.of(written)));
    }
}
