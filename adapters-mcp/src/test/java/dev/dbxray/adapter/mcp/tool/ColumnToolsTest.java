package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

final class ColumnToolsTest {

    private final ToolCatalog tools = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL);

    @Test
    void findsColumnsAndWhatTheyReferTo() {
        assertThat(answer("find_columns", Map.of("column", "a", "match", "contains", "limit", 1))
                        .toString())
                .isEqualTo("{\"total\":2,\"nextOffset\":1,\"columns\":[{\"database\":\"testdb\",\"schema\":\"sample\","
                        + "\"table\":\"t\",\"column\":\"a\",\"type\":\"text\",\"nullable\":true,"
                        + "\"references\":[\"sample.r.id\"]}]}");
        assertThat(answer("find_columns", Map.of("column", "b")).get("columns"))
                .extracting(column -> column.get("column").asString())
                .containsExactly("b");
        assertThat(refusal("find_columns", Map.of("column", " "))).contains("column");
        assertThat(refusal("find_columns", Map.of("column", "a", "limit", 201))).contains("200");
    }

    @Test
    void findsTablesLikeAnotherOne() {
        var answer = answer("find_similar_tables", Map.of("table", "employee", "minSimilarity", 40, "minShared", 2));

        assertThat(answer.get("base").asString()).isEqualTo("sample.employee");
        assertThat(answer.get("total").asInt()).isEqualTo(2);
        assertThat(answer.get("tables").get(0).toString())
                .isEqualTo("{\"database\":\"testdb\",\"name\":\"sample.t\",\"logicalName\":\"表\",\"similarity\":100,"
                        + "\"kind\":\"identical\",\"sharedColumns\":2,\"relatedToBase\":true}");
        var other = answer.get("tables").get(1);
        assertThat(other.get("similarity").asInt()).isEqualTo(40);
        assertThat(other.get("sharedColumns").asInt()).isEqualTo(2);
        assertThat(other.get("onlyInBase")).hasSize(50);
        assertThat(other.get("onlyInBaseTotal").asInt()).isEqualTo(60);
        assertThat(other.get("onlyInOtherTotal").asInt()).isEqualTo(60);
        assertThat(other.get("typeMismatchesTotal").asInt()).isEqualTo(60);
        assertThat(other.at("/typeMismatches/0").toString())
                .isEqualTo("{\"column\":\"c0\",\"base\":\"text\",\"other\":\"varchar\",\"difference\":\"type\"}");
        assertThat(other.at("/typeMismatches/1/difference").asString()).isEqualTo("size");
        assertThat(other.has("relatedToBase")).isFalse();
        assertThat(answer("find_similar_tables", Map.of("table", "employee", "limit", 1))
                        .get("tables"))
                .hasSize(1);
        assertThat(answer("find_similar_tables", Map.of("table", "employee"))
                        .at("/tables/1/similarity")
                        .asInt())
                .isEqualTo(50);
    }

    @Test
    void saysThatTooFewColumnsAreGiven() {
        assertThat(answer("find_similar_tables", Map.of("columns", List.of("a", "b")))
                        .toString())
                .startsWith("{\"total\":0,\"message\":\"The base has 2 columns, fewer than minShared (3)");
        assertThat(answer("find_similar_tables", Map.of("columns", List.of("a", "b", "c")))
                        .toString())
                .isEqualTo("{\"total\":0}");
    }

    @Test
    void wantsOneBase() {
        assertThat(refusal("find_similar_tables", Map.of())).contains("table, columns");
        assertThat(refusal("find_similar_tables", Map.of("table", "employee", "columns", List.of("a"))))
                .contains("table, columns");
        assertThat(refusal("find_similar_tables", Map.of("columns", List.of()))).contains("columns");
        assertThat(refusal("find_similar_tables", Map.of("table", "twice"))).contains("testdb:sample.twice");
    }

    @Test
    void listsViewpoints() {
        assertThat(answer("list_viewpoints", Map.of()).toString())
                .isEqualTo("{\"total\":1,\"viewpoints\":[{\"database\":\"testdb\",\"id\":\"personnel\","
                        + "\"name\":\"人事\",\"description\":\"about\",\"size\":2,\"tables\":[\"sample.a\","
                        + "\"sample.\\\"b.c\\\"\"]}],\"tablesInNone\":7}");
    }

    @Test
    void sharesTheRoomOfAnAnswerAmongViewpoints() {
        var many = answer("list_viewpoints", Map.of("schema", "x"));

        assertThat(many.get("total").asInt()).isEqualTo(250);
        assertThat(many.get("viewpoints")).hasSize(200);
        assertThat(many.at("/viewpoints/0/tables")).hasSize(5);
        assertThat(many.at("/viewpoints/0/size").asInt()).isEqualTo(90);
        assertThat(many.get("message").asString()).contains("list_tables");
        assertThat(many.toString()).hasSizeLessThan(100_000);
    }

    private String refusal(String tool, Map<String, Object> arguments) {
        return tools.call(tool, arguments) instanceof Refused(String message) ? message : "";
    }

    private JsonNode answer(String tool, Map<String, Object> arguments) {
        return switch (tools.call(tool, arguments)) {
            case Answered answered -> answered.content();
            case Refused(String message) -> throw new AssertionError(message);
        };
    }
}
