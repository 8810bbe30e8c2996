package dev.dbxray.adapter.mcp.tool;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

final class ToolCatalogTest {

    private final ToolCatalog tools = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL);
    private final ToolCatalog japanese = new ToolCatalog(SampleQuestions.ports(), Locale.JAPANESE, ToolSelection.ALL);

    @Test
    void listsItsToolsInTheOrderOfTheGuide() {
        assertThat(tools.definitions())
                .extracting(ToolDefinition::name)
                .containsExactly(
                        "list_schemas",
                        "list_tables",
                        "search_tables",
                        "get_table",
                        "find_columns",
                        "get_related_tables",
                        "find_join_path",
                        "list_table_clusters",
                        "get_er_diagram",
                        "find_similar_tables",
                        "get_impact",
                        "list_functions",
                        "get_function",
                        "list_sequences",
                        "get_sequence",
                        "list_types",
                        "get_type",
                        "list_triggers",
                        "list_viewpoints",
                        "get_table_schema");
        assertThat(japanese.definitions()).extracting(ToolDefinition::title).contains("テーブルの検索");
    }

    @Test
    void answersWithTheSchemas() {
        assertThat(json("list_schemas", Map.of()))
                .isEqualTo("{\"databases\":[{\"database\":\"testdb\",\"product\":\"PostgreSQL\",\"version\":\"17.6\","
                        + "\"majorVersion\":17,\"schemas\":[{\"schema\":\"sample\",\"tables\":1,\"views\":1,"
                        + "\"functions\":0,\"sequences\":0,\"types\":0}]}]}");
    }

    @Test
    void sharesTheRoomOfAnAnswerAmongSchemas() {
        var many = answer("list_schemas", Map.of("database", "big"));

        assertThat(many.at("/databases/0/schemas")).hasSize(250);
        assertThat(many.at("/databases/0/schemasTotal").asInt()).isEqualTo(600);
        assertThat(many.at("/databases/1/schemas")).hasSize(250);
        assertThat(many.get("message").asString()).contains("schemasTotal");
    }

    @Test
    void answersWithAPageOfTheTables() {
        assertThat(json("list_tables", Map.of("limit", 1, "offset", 0)))
                .isEqualTo("{\"total\":2,\"nextOffset\":1,\"tables\":[{\"database\":\"testdb\",\"schema\":\"sample\","
                        + "\"name\":\"directory\",\"type\":\"view\",\"incoming\":3,\"outgoing\":2,\"impact\":1}]}");
        assertThat(json("list_tables", Map.of("limit", 1, "offset", 1, "erRole", "junction", "orderBy", "impact")))
                .isEqualTo("{\"total\":2,\"tables\":[{\"database\":\"testdb\",\"schema\":\"sample\","
                        + "\"name\":\"employee\",\"logicalName\":\"従業員\",\"type\":\"table\","
                        + "\"description\":\"people who work here\",\"erRole\":\"junction\",\"incoming\":3,"
                        + "\"outgoing\":2,\"impact\":1}]}");
        assertThat(json("list_tables", Map.of("offset", 9))).isEqualTo("{\"total\":2}");
        assertThat(json("list_tables", Map.of("type", "materialized_view"))).isEqualTo("{\"total\":0}");
    }

    @Test
    void answersWithHitsAndWhereTheyFit() {
        assertThat(json("search_tables", Map.of("query", "employe")))
                .isEqualTo("{\"total\":1,\"relaxed\":true,\"corrections\":[{\"term\":\"employe\","
                        + "\"replacement\":\"employee\"}],\"tables\":[{\"database\":\"testdb\",\"schema\":\"sample\","
                        + "\"name\":\"employee\",\"logicalName\":\"従業員\",\"type\":\"table\","
                        + "\"description\":\"people who work here\",\"matchedIn\":[\"name\",\"logicalName\",\"synonym\","
                        + "\"description\",\"column:employee_id\",\"columnDescription:department_id\"]}]}");
        assertThat(json("search_tables", Map.of("query", "x"))).doesNotContain("relaxed", "corrections", "erRole");
        assertThat(json("search_tables", Map.of("query", "x", "erRole", "junction", "viewpoint", "v")))
                .contains("\"erRole\":\"junction\",\"matchedIn\"");
    }

    @Test
    void answersWithADefinitionAndKeepsWhatIsUnknown() {
        assertThat(json("get_table", Map.of("table", "employee")))
                .startsWith("{\"schema\":\"sample\",\"name\":\"employee\",\"logicalName\":\"従業員\",")
                .contains("\"columns\":[{\"name\":\"employee_id\",\"logicalName\":\"番号\",\"type\":\"text\","
                        + "\"nullable\":true},")
                .contains("\"primaryKey\":{\"name\":\"employee_pkey\",\"columns\":[\"employee_id\"]}")
                .contains("\"referencedSchema\":\"sample\",\"referencedTable\":\"department\"")
                .contains("\"referencedByViews\":[{\"schema\":\"sample\",\"name\":\"directory\",\"type\":\"view\"}]")
                .contains("\"viewpoints\":[{\"id\":\"personnel\",\"name\":\"人事\"}],\"erRole\":\"junction\","
                        + "\"junctionOf\":[\"sample.department\"],\"junctionDegree\":1,\"manyToMany\":[{"
                        + "\"table\":\"sample.p0\",\"via\":\"sample.directory\"},")
                .contains("{\"table\":\"sample.p19\",\"via\":\"sample.directory\"}],\"manyToManyTotal\":25}")
                .contains("\"future\":{\"a\":1.50}");
    }

    @Test
    void answersWithRelations() {
        assertThat(json("get_related_tables", Map.of("table", "employee", "direction", "outgoing", "limit", 1)))
                .isEqualTo("{\"table\":\"sample.employee\",\"database\":\"testdb\",\"total\":3,\"nextOffset\":1,"
                        + "\"relations\":[{\"depth\":1,\"from\":\"sample.employee\",\"fromColumns\":[\"gone_id\"],"
                        + "\"to\":\"sample.nowhere\",\"toColumns\":[\"id\"],\"kind\":\"foreignKey\",\"name\":\"gone\","
                        + "\"cardinality\":\"ONE_TO_MANY\",\"outside\":true}]}");
        assertThat(json("get_related_tables", Map.of("table", "employee", "offset", 1)))
                .doesNotContain("outside", "nextOffset");
        assertThat(json("get_related_tables", Map.of("table", "employee", "direction", "incoming")))
                .isEqualTo("{\"table\":\"sample.employee\",\"database\":\"testdb\",\"total\":0}");
    }

    @Test
    void answersWithJoinPathsAndTheirRoles() {
        assertThat(json("find_join_path", Map.of("from", "employee", "to", "department", "maxPaths", 1)))
                .isEqualTo("{\"from\":\"sample.employee\",\"to\":\"sample.department\",\"paths\":[{"
                        + "\"tables\":[\"sample.employee\",\"sample.department\"],\"joins\":[{"
                        + "\"from\":\"sample.employee\",\"fromColumns\":[\"home_id\"],\"to\":\"sample.department\","
                        + "\"toColumns\":[\"id\"],\"kind\":\"foreignKey\",\"name\":\"home\","
                        + "\"cardinality\":\"ONE_TO_MANY\",\"role\":\"home_id\",\"otherRoles\":[\"lent_id\"]}],"
                        + "\"sql\":\"SELECT *\\nFROM sample.employee t1\\nJOIN sample.department t2"
                        + " ON t1.home_id = t2.id\"}]}");
        assertThat(json("find_join_path", Map.of("from", "employee", "to", "island")))
                .contains("\"message\":\"No foreign key");
        assertThat(json("find_join_path", Map.of("from", "employee", "to", "island", "avoid", List.of("employee"))))
                .contains("\"message\":\"No path");
        assertThat(japanese.call("find_join_path", Map.of("from", "employee", "to", "island")))
                .isInstanceOfSatisfying(
                        Answered.class,
                        answered -> assertThat(answered.content().get("message").asString())
                                .contains("外部キー"));
    }

    @Test
    void sharesTheRoomOfAnAnswerAmongClusters() {
        var one = answer("list_table_clusters", Map.of("limit", 1));
        var many = answer(
                "list_table_clusters", Map.of("excludeViewpointTables", true, "limit", 500, "maxClusterSize", 200));
        var few = answer("list_table_clusters", Map.of("offset", 1));

        assertThat(one.get("total").asInt()).isEqualTo(30);
        assertThat(one.get("nextOffset").asInt()).isEqualTo(1);
        assertThat(one.get("unrelatedTables").asInt()).isEqualTo(3);
        assertThat(one.get("clusters").get(0).get("size").asInt()).isEqualTo(2000);
        assertThat(one.get("clusters").get(0).get("tables")).hasSize(1000);
        assertThat(one.get("message").asString()).contains("1000");
        assertThat(one.has("hubsTotal")).isFalse();
        assertThat(many.get("clusters").get(0).get("tables")).hasSize(5);
        assertThat(many.get("hubs")).hasSize(50);
        assertThat(many.get("hubsTotal").asInt()).isEqualTo(60);
        assertThat(few.get("clusters").get(0).toString())
                .isEqualTo("{\"database\":\"testdb\",\"representative\":\"sample.employee\",\"size\":2,"
                        + "\"tables\":[{\"name\":\"sample.employee\"},{\"name\":\"sample.department\","
                        + "\"logicalName\":\"部署\"}],\"hubs\":[\"sample.department\"],\"viewpoints\":[\"personnel\"]}");
        assertThat(few.has("message")).isFalse();
        assertThat(few.get("hubs").get(0).toString())
                .isEqualTo(
                        "{\"database\":\"testdb\",\"name\":\"sample.department\",\"logicalName\":\"部署\",\"incoming\":5}");
    }

    @Test
    void takesNullAndBlankFiltersAsLeftOut() {
        var arguments = new HashMap<String, Object>();
        arguments.put("limit", null);
        arguments.put("schema", " ");

        assertThat(json("list_tables", arguments)).startsWith("{\"total\":2,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list_tables|{\"limit\":0}|limit",
                "list_tables|{\"limit\":501}|500",
                "list_tables|{\"limit\":\"many\"}|limit",
                "list_tables|{\"limit\":1.5}|limit",
                "list_tables|{\"offset\":-1}|offset",
                "list_tables|{\"type\":\"index\"}|materialized_view",
                "list_tables|{\"orderBy\":\"size\"}|impact",
                "search_tables|{\"query\":\"x\",\"erRole\":\"entity\"}|junction",
                "list_tables|{\"tabel\":\"x\"}|tabel",
                "list_tables|{\"database\":\"nope\"}|testdb",
                "list_schemas|{\"schema\":\"nope\"}|sample",
                "search_tables|{}|query",
                "search_tables|{\"query\":\" \"}|query",
                "search_tables|{\"query\":\"x\",\"limit\":101}|100",
                "get_table|{\"table\":\"\"}|table",
                "get_table|{\"table\":\"employee\",\"sections\":[\"columns\",\"keys\"]}|foreignKeys",
                "get_table|{\"table\":\"employee\",\"columns\":[\"nope\"]}|employee_id, department_id",
                "get_related_tables|{\"table\":\"employee\",\"depth\":4}|depth",
                "get_related_tables|{\"table\":\"employee\",\"direction\":\"up\"}|incoming",
                "find_join_path|{\"from\":\"employee\"}|to",
                "find_join_path|{\"from\":\"employee\",\"to\":\"x\",\"avoid\":[\" \"]}|avoid",
                "find_join_path|{\"from\":\"employee\",\"to\":\"x\",\"maxPaths\":11}|10",
                "list_table_clusters|{\"maxClusterSize\":1}|maxClusterSize",
                "get_table|{\"table\":\"employe\"}|testdb:sample.employee",
                "get_table|{\"table\":\"zzz\"}|list_tables",
                "get_table|{\"table\":\"twice\"}|testdb:sample.twice",
            })
    void refusesWhatTheCallerCanMendAndSaysHow(String tool, String arguments, String hint) {
        var given = ToolJson.MAPPER.readValue(arguments, HashMap.class);

        for (ToolCatalog catalog : List.of(tools, japanese)) {
            @SuppressWarnings("unchecked")
            var answer = catalog.call(tool, (Map<String, Object>) given);
            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Refused.class,
                            refused ->
                                    assertThat(refused.message()).contains(hint).doesNotContain("\n", "null"));
        }
    }

    @Test
    void doesNotKnowOtherTools() {
        assertThatThrownBy(() -> tools.call("drop_table", Map.of()))
                .isInstanceOf(NoSuchToolException.class)
                .hasMessageContaining("drop_table");
    }

    @Test
    void answersAsItsOutputSchemaSays() {
        var calls = Map.<String, Map<String, Object>>ofEntries(
                entry("get_table_schema", Map.of("table", "users")),
                entry("list_schemas", Map.of()),
                entry("list_tables", Map.of()),
                entry("search_tables", Map.of("query", "employe")),
                entry("get_table", Map.of("table", "employee")),
                entry("get_related_tables", Map.of("table", "employee")),
                entry("find_join_path", Map.of("from", "employee", "to", "department")),
                entry("list_table_clusters", Map.of()),
                entry("list_functions", Map.of()),
                entry("get_function", Map.of("function", "different", "includeDefinition", true)),
                entry("list_sequences", Map.of()),
                entry("get_sequence", Map.of("sequence", "popular")),
                entry("list_types", Map.of()),
                entry("get_type", Map.of("type", "big")),
                entry("list_triggers", Map.of()),
                entry("find_columns", Map.of("column", "a")),
                entry("find_similar_tables", Map.of("table", "employee")),
                entry("get_impact", Map.of("table", "employee")),
                entry("get_er_diagram", Map.of("viewpoint", "v")),
                entry("list_viewpoints", Map.of()));
        for (ToolDefinition definition : tools.definitions()) {
            var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(ToolJson.MAPPER.<JsonNode>valueToTree(definition.outputSchema()));
            var arguments = calls.getOrDefault(definition.name(), Map.of("add a call of this tool above", true));

            assertThat(schema.validate(answer(definition.name(), arguments))).isEmpty();
        }
    }

    private String json(String tool, Map<String, Object> arguments) {
        return answer(tool, arguments).toString();
    }

    private JsonNode answer(String tool, Map<String, Object> arguments) {
        return switch (tools.call(tool, arguments)) {
            case Answered answered -> answered.content();
            case Refused(String message) -> throw new AssertionError(message);
        };
    }
}
