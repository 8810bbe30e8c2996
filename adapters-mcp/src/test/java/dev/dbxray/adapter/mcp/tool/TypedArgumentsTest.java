package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.application.message.MendableException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TypedArgumentsTest {

    private static final ToolDefinition TOOL = new ToolDefinition(
            "tool",
            "Tool",
            "Does something.",
            Map.of(
                    "properties",
                    Map.of(
                            "query", Map.of("type", "string"),
                            "limit", Map.of("type", "integer"),
                            "exact", Map.of("type", "boolean"),
                            "sections", Map.of("type", "array"))),
            Map.of());

    @Test
    void readsEachValueByTheTypeOfItsArgument() {
        assertThat(read("query=a=b", "limit=7", "exact=true", "sections=columns,indexes"))
                .isEqualTo(
                        Map.of("query", "a=b", "limit", 7, "exact", true, "sections", List.of("columns", "indexes")));
        assertThat(read("exact=false", "sections=[\"a,b\"]", "query="))
                .isEqualTo(Map.of("exact", false, "sections", List.of("a,b"), "query", ""));
    }

    @Test
    void leavesWhatDoesNotFitToTheToolsOwnCheck() {
        assertThat(read("limit=many", "exact=perhaps", "unknown=1"))
                .isEqualTo(Map.of("limit", "many", "exact", "perhaps", "unknown", "1"));
    }

    @Test
    void readsOneObject() {
        assertThat(read(" {\"limit\":7,\"sections\":[\"columns\"]}"))
                .isEqualTo(Map.of("limit", 7, "sections", List.of("columns")));
        assertThat(read()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "query|The argument query has no value",
                "=x|The argument =x has no value",
                "{\"limit\":|The arguments are not JSON",
                "sections=[1|The arguments are not JSON",
            })
    void refusesWhatItCannotRead(String typed, String problem) {
        assertThatThrownBy(() -> read(typed))
                .isInstanceOf(MendableException.class)
                .hasMessageStartingWith(problem);
    }

    @Test
    void refusesAnArgumentThatStandsTwice() {
        assertThatThrownBy(() -> read("query=a", "query=b"))
                .isInstanceOf(MendableException.class)
                .hasMessage("The argument query is given twice.");
    }

    @Test
    void takesEverythingForATextWhereTheSchemaTellsNothing() {
        var silent = new ToolDefinition("tool", "Tool", "", Map.of(), Map.of());

        assertThat(TypedArguments.read(List.of("limit=7"), silent)).isEqualTo(Map.of("limit", "7"));
    }

    private static Map<String, Object> read(String... typed) {
        return TypedArguments.read(List.of(typed), TOOL);
    }
}
