package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class ErDiagramToolTest {

    private final ToolCatalog tools = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL);

    @Test
    void drawsAViewpoint() {
        var answer = answer(Map.of("viewpoint", "v"));

        assertThat(answer.get("viewpoint").asString()).isEqualTo("v");
        assertThat(answer.get("mermaid").asString())
                .startsWith("erDiagram\n    sample_employee[\"employee\"]\n")
                .contains("        text team_id FK\n");
        assertThat(answer.get("tables"))
                .extracting(JsonNode::asString)
                .containsExactly("sample.employee", "sample.team");
        assertThat(answer.get("outside")).extracting(JsonNode::asString).containsExactly("sample.gone");
        assertThat(answer.has("message")).isFalse();
        assertThat(answer.has("leftOut")).isFalse();
    }

    @Test
    void drawsAroundATableOrChosenTables() {
        assertThat(answer(Map.of("table", "employee")).get("tables")).hasSize(1);
        assertThat(answer(Map.of("table", "employee")).get("message").asString())
                .contains("No foreign keys");
        assertThat(answer(Map.of("table", "employee", "depth", 2)).get("tables"))
                .hasSize(2);
        assertThat(answer(Map.of("tables", List.of("employee"), "columns", "none"))
                        .get("mermaid")
                        .asString())
                .doesNotContain("FK");
    }

    @Test
    void saysWhatItLeavesOut() {
        assertThat(leftOut("wide", "all")).singleElement().asString().startsWith("Only key columns");
        assertThat(leftOut("wide keys", "all")).singleElement().asString().startsWith("No columns");
        assertThat(leftOut("wide keys", "keys")).singleElement().asString().startsWith("No columns");
        assertThat(leftOut("dense", "none"))
                .containsExactly("400 of 900 relations are not drawn, to stay within what"
                        + " Mermaid takes. Draw fewer tables, or take get_related_tables.");
    }

    private List<String> leftOut(String viewpoint, String columns) {
        return answer(Map.of("viewpoint", viewpoint, "columns", columns))
                .path("leftOut")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "{}|viewpoint, table, tables, schema",
                "{\"database\":\"testdb\"}|viewpoint, table, tables, schema",
                "{\"viewpoint\":\"v\",\"table\":\"employee\"}|exactly one",
                "{\"viewpoint\":\"v\",\"depth\":2}|depth belongs to table",
                "{\"schema\":\"sample\"}|81 boxes; up to 80",
                "{\"viewpoint\":\"unknown\"}|There are: V",
                "{\"viewpoint\":\"twice\"}|testdb (V), testdb (V)",
                "{\"table\":\"employe\"}|testdb:sample.employee",
                "{\"tables\":[\"twice\"]}|testdb:sample.twice",
                "{\"tables\":[\" \"]}|tables",
                "{\"tables\":[]}|tables",
                "{\"table\":\"employee\",\"depth\":4}|depth",
                "{\"viewpoint\":\"v\",\"columns\":\"some\"}|keys",
            })
    void refusesWhatTheCallerCanMend(String arguments, String hint) {
        @SuppressWarnings("unchecked")
        Map<String, Object> given = JsonMapper.shared().readValue(arguments, Map.class);

        assertThat(tools.call("get_er_diagram", given))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.message()).contains(hint));
    }

    private JsonNode answer(Map<String, Object> arguments) {
        return switch (tools.call("get_er_diagram", arguments)) {
            case Answered answered -> answered.content();
            case Refused(String message) -> throw new AssertionError(message);
        };
    }
}
