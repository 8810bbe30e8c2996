package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

final class ImpactToolTest {

    private final ToolCatalog tools = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL);

    @Test
    void givesAnOverview() {
        var overview = answer(Map.of("table", "employee"));

        assertThat(overview.toString())
                .startsWith("{\"table\":\"sample.employee\",\"database\":\"testdb\",\"type\":\"table\","
                        + "\"affected\":{\"referencedBy\":{\"direct\":[{\"table\":\"sample.employee\","
                        + "\"kind\":\"foreignKey\",\"columns\":[\"manager_id\"],\"referencedColumns\":[\"id\"],"
                        + "\"cardinality\":\"ONE_TO_MANY\",\"name\":\"manager\"}],"
                        + "\"indirect\":[{\"table\":\"sample.note\",\"depth\":2,\"via\":\"sample.attendance\"}],"
                        + "\"indirectTotal\":1},\"views\":[{\"view\":\"sample.v0\",\"type\":\"view\"},"
                        + "{\"view\":\"sample.v1\",\"type\":\"view\",\"via\":\"sample.v0\"},");
        assertThat(overview.at("/affected/triggers").toString())
                .isEqualTo("[{\"name\":\"audit\",\"timing\":\"AFTER\",\"events\":[\"INSERT\"],"
                        + "\"function\":\"sample.\\\"log it\\\"\"},{\"name\":\"inline\",\"timing\":\"BEFORE\","
                        + "\"events\":[\"DELETE\"]}]");
        assertThat(overview.get("dependsOn").toString())
                .startsWith("{\"sequences\":[{\"sequence\":\"sample.ids\",\"columns\":[\"id\"]}],"
                        + "\"types\":[{\"type\":\"sample.mood\",\"category\":\"ENUM\",\"columns\":[\"c0\",")
                .endsWith("\"c19\"],\"columnsTotal\":30}]}");
    }

    @Test
    void tellsCertainPossibleAndUnverifiedUsesApart() {
        var functions = answer(Map.of("table", "employee")).at("/affected/functions");

        assertThat(functions.get("preview").asBoolean()).isTrue();
        assertThat(functions.get("coverage").toString())
                .isEqualTo("{\"total\":8,\"analyzed\":3,\"unsupported\":2,\"noInsight\":1,\"stale\":2,"
                        + "\"withDynamicSql\":1,\"incomplete\":1,\"triggersWithoutFunction\":4}");
        assertThat(functions.at("/usages/0").toString())
                .startsWith("{\"function\":\"sample.\\\"close it\\\"\",\"kind\":\"PROCEDURE\",\"overloads\":[")
                .contains("\"overloadsTotal\":25,\"operations\":\"CU\",\"via\":\"sample.v0\"")
                .contains("\"sample.v0.\\\"on insert\\\"\"],\"calledByTriggersTotal\":25}")
                .doesNotContain("match");
        assertThat(functions.at("/usages/1").toString())
                .isEqualTo("{\"function\":\"sample.count\",\"kind\":\"FUNCTION\",\"overloads\":[\"\"],"
                        + "\"operations\":\"R\",\"match\":\"possible\",\"schemaResolution\":\"search_path\","
                        + "\"dynamicSql\":[\"EXECUTE\"]}");
        assertThat(functions.get("unverified"))
                .extracting(unverified -> unverified.get("reason").asString())
                .containsExactly("dynamicSql", "incomplete", "unsupported");
        assertThat(functions.at("/unverified/0").toString())
                .startsWith("{\"function\":\"sample.f\",\"arguments\":\"a\",");
    }

    @Test
    void saysWhatIsNotShownAndHowToReadOn() {
        var overview = answer(Map.of("table", "employee"));
        var page = answer(Map.of("table", "employee", "section", "views", "offset", 50, "limit", 5));

        assertThat(overview.at("/affected/views")).hasSize(50);
        assertThat(overview.get("more").toString())
                .isEqualTo("[{\"section\":\"views\",\"total\":60,\"nextOffset\":50}]");
        assertThat(page.toString())
                .startsWith("{\"section\":\"views\",\"total\":60,\"nextOffset\":55,\"items\":[{"
                        + "\"view\":\"sample.v50\",\"type\":\"view\",\"via\":\"sample.v49\"},");
        assertThat(page.get("items")).hasSize(5);
    }

    @Test
    void notesWhatTheCountsMean() {
        var notes = answer(Map.of("table", "employee")).get("notes");

        assertThat(notes).hasSize(4);
        assertThat(notes.get(0).asString()).contains("may still use the table");
        assertThat(notes.get(1).asString()).startsWith("1 functions").contains("get_function");
        assertThat(notes.get(2).asString()).startsWith("2 functions");
        assertThat(notes.get(3).asString()).startsWith("4 triggers");
    }

    @ParameterizedTest
    @CsvSource({"direct,1", "indirect,1", "views,60", "triggers,2", "usages,2", "unverified,3", "sequences,1", "types,1"
    })
    void pagesThroughEachList(String section, int total) {
        var page = answer(Map.of("table", "employee", "section", section));

        assertThat(page.get("total").asInt()).isEqualTo(total);
        assertThat(page.get("items")).hasSize(total);
        assertThat(page.has("nextOffset")).isFalse();
        assertThat(page.has("affected")).isFalse();
    }

    @Test
    void wantsToKnowWhichListToPageThrough() {
        assertThat(refusal(Map.of("table", "employee", "limit", 5))).contains("section");
        assertThat(refusal(Map.of("table", "employee", "offset", 5))).contains("section");
        assertThat(refusal(Map.of("table", "employee", "section", "columns"))).contains("unverified");
        assertThat(refusal(Map.of("table", "employe"))).contains("testdb:sample.employee");
    }

    private String refusal(Map<String, Object> arguments) {
        return tools.call("get_impact", arguments) instanceof Refused(String message) ? message : "";
    }

    private JsonNode answer(Map<String, Object> arguments) {
        return switch (tools.call("get_impact", arguments)) {
            case Answered answered -> answered.content();
            case Refused(String message) -> throw new AssertionError(message);
        };
    }
}
