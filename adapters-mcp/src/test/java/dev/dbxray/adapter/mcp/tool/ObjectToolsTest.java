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

final class ObjectToolsTest {

    private final ToolCatalog tools = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL);

    @Test
    void listsFunctionsByName() {
        assertThat(answer("list_functions", Map.of()).toString())
                .isEqualTo(
                        "{\"total\":1,\"functions\":[{\"database\":\"testdb\",\"schema\":\"sample\",\"name\":\"close\","
                                + "\"kinds\":[\"FUNCTION\",\"PROCEDURE\"],\"overloads\":2,\"description\":\"first\"}]}");
    }

    @Test
    void showsADefinitionThatAllOverloadsShareOnce() {
        var shared = answer("get_function", Map.of("function", "shared", "includeDefinition", true));

        assertThat(shared.get("definition").asString()).isEqualTo("same");
        assertThat(shared.has("definitionLength")).isFalse();
        assertThat(shared.get("overloads"))
                .allSatisfy(overload -> assertThat(overload.has("definition")).isFalse());
        assertThat(answer("get_function", Map.of("function", "shared")).has("definition"))
                .isFalse();
    }

    @Test
    void leavesDifferentDefinitionsToTheirOverloadsAndCutsLongOnes() {
        var different = answer("get_function", Map.of("function", "different", "includeDefinition", true));
        var single = answer("get_function", Map.of("function", "long", "includeDefinition", true));

        assertThat(different.has("definition")).isFalse();
        assertThat(different.at("/overloads/0/definition").asString()).isEqualTo("one");
        assertThat(different.at("/overloads/0").has("definitionLength")).isFalse();
        assertThat(different.at("/overloads/1/definition").asString()).hasSize(4000);
        assertThat(different.at("/overloads/1/definitionLength").asInt()).isEqualTo(5000);
        assertThat(single.get("definition").asString()).hasSize(4000).endsWith("…");
        assertThat(single.get("definitionLength").asInt()).isEqualTo(5000);
    }

    @Test
    void sharesTheRoomOfAnAnswerAmongOverloads() {
        var many = answer("get_function", Map.of("function", "many", "includeDefinition", true));

        assertThat(many.get("overloads")).hasSize(50);
        assertThat(many.get("overloadsTotal").asInt()).isEqualTo(60);
        assertThat(many.at("/overloads/0/definition").asString()).hasSize(1200);
        assertThat(many.toString()).hasSizeLessThan(100_000);
    }

    @Test
    void tellsWhichTablesABodyUses() {
        var overloads = answer("get_function", Map.of("function", "different")).get("overloads");

        assertThat(overloads.get(0).toString())
                .isEqualTo("{\"kind\":\"FUNCTION\",\"package\":\"pack\",\"arguments\":\"\",\"result\":\"bigint\","
                        + "\"language\":\"sql\",\"description\":\"about\",\"future\":1.50,\"tableUsage\":{\"tables\":["
                        + "{\"table\":\"sample.\\\"a.b\\\"\",\"operations\":\"CR\"},{\"table\":\"c\","
                        + "\"schemaResolution\":\"search_path\",\"schemaCandidates\":[\"sample\"],\"operations\":\"R\"}],"
                        + "\"dynamicSql\":[\"EXECUTE\"],\"incomplete\":true,\"overloadsMerged\":true}}");
        assertThat(overloads.get(1).get("tableUsage").toString()).isEqualTo("{\"tables\":[]}");
    }

    @Test
    void saysWhyABodyWasNotReadAndNothingWhereItIsNotKnown() {
        assertThat(answer("get_function", Map.of("function", "unsupported"))
                        .at("/overloads/0/tableUsage")
                        .toString())
                .isEqualTo("{\"status\":\"unsupported_language\",\"language\":\"sql\"}");
        assertThat(answer("get_function", Map.of("function", "bodiless", "includeDefinition", true))
                        .get("overloads")
                        .get(0)
                        .toString())
                .doesNotContain("tableUsage", "definition");
    }

    @Test
    void showsSequences() {
        assertThat(answer("list_sequences", Map.of()).toString())
                .isEqualTo("{\"total\":2,\"sequences\":[{\"database\":\"testdb\",\"schema\":\"sample\",\"name\":\"q\","
                        + "\"dataType\":\"integer\",\"ownedBy\":\"sample.\\\"a.b\\\".c\",\"description\":\"about\"},"
                        + "{\"database\":\"testdb\",\"schema\":\"sample\",\"name\":\"r\"}]}");
        assertThat(answer("get_sequence", Map.of("sequence", "q")).toString())
                .isEqualTo("{\"database\":\"testdb\",\"schema\":\"sample\",\"name\":\"q\",\"dataType\":\"integer\","
                        + "\"start\":1,\"increment\":10,\"min\":1,\"max\":99999999999999999999,\"cycle\":false,"
                        + "\"ownedBy\":\"sample.\\\"a.b\\\".c\",\"description\":\"about\\nit\","
                        + "\"future\":1.50,\"usedByColumns\":[\"sample.\\\"a.b\\\".c\"]}");
        assertThat(answer("get_sequence", Map.of("sequence", "popular")).get("usedByColumns"))
                .hasSize(100);
        assertThat(answer("get_sequence", Map.of("sequence", "popular"))
                        .get("usedByColumnsTotal")
                        .asInt())
                .isEqualTo(120);
    }

    @Test
    void showsTypes() {
        assertThat(answer("list_types", Map.of()).toString())
                .isEqualTo("{\"total\":1,\"types\":[{\"database\":\"testdb\",\"schema\":\"sample\",\"name\":\"mood\","
                        + "\"category\":\"ENUM\",\"definition\":\"vvvvvv\",\"description\":\"about\"}]}");
        assertThat(answer("get_type", Map.of("type", "mood")).toString())
                .startsWith(
                        "{\"schema\":\"sample\",\"name\":\"mood\",\"category\":\"ENUM\",\"definition\":\"vvvvvv\","
                                + "\"values\":[\"v0\",\"v1\"],\"attributes\":[{\"name\":\"a0\",\"type\":\"text\",\"future\":1.50},")
                .contains("\"usedByColumns\":[\"sample.\\\"a.b\\\".c\"]", "\"future\":1.50,")
                .doesNotContain("Total");
        var big = answer("get_type", Map.of("type", "big"));
        assertThat(big.get("values")).hasSize(500);
        assertThat(big.get("valuesTotal").asInt()).isEqualTo(3000);
        assertThat(big.get("attributesTotal").asInt()).isEqualTo(3000);
        assertThat(big.get("definition").asString()).hasSize(4000);
    }

    @Test
    void listsTriggers() {
        assertThat(answer("list_triggers", Map.of("function", "log", "table", "employee"))
                        .toString())
                .isEqualTo("{\"total\":2,\"triggers\":[{\"database\":\"testdb\",\"table\":\"sample.employee\","
                        + "\"name\":\"audit\",\"timing\":\"AFTER\",\"events\":[\"INSERT\"],"
                        + "\"function\":\"sample.\\\"log it\\\"\"},{\"database\":\"testdb\",\"table\":\"sample.employee\","
                        + "\"name\":\"inline\",\"timing\":\"AFTER\",\"events\":[\"INSERT\"]}]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list_functions|kind|TABLE|PROCEDURE",
                "list_types|category|enum|ENUM",
                "list_triggers|event|SELECT|TRUNCATE",
                "list_triggers|function|none|list_functions",
                "get_function|function|none|testdb:sample.shared",
                "get_function|function|' '|function",
                "get_sequence|sequence|none|list_sequences",
                "get_type|type|none|list_types",
            })
    void refusesWhatTheCallerCanMend(String tool, String argument, String value, String hint) {
        assertThat(tools.call(tool, Map.of(argument, value)))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.message()).contains(hint));
    }

    private JsonNode answer(String tool, Map<String, Object> arguments) {
        return switch (tools.call(tool, arguments)) {
            case Answered answered -> answered.content();
            case Refused(String message) -> throw new AssertionError(message);
        };
    }
}
