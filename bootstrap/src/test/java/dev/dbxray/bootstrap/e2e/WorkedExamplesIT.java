package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ask the real jar every question whose answer on the sample database was worked out by hand, topic by topic. */
final class WorkedExamplesIT {

    private static StdioClient client;
    private static StdioClient japanese;

    @BeforeAll
    static void start() {
        client = StdioClient.of("--demo", "--language=en");
        japanese = StdioClient.of("--demo", "--language=ja");
    }

    @AfterAll
    static void stop() {
        client.close();
        japanese.close();
    }

    @Nested
    final class Protocol {

        @Test
        void listsTheNineteenToolsInTheirOrder() {
            assertThat(client.request("tools/list", Map.of()).at("/result/tools"))
                    .extracting(tool -> tool.get("name").asString())
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
                            "list_viewpoints");
        }

        @Test
        void refusesAMisspeltTableWithTheNearestNames() {
            assertThat(client.refusal("get_table", Map.of("table", "employe")))
                    .contains("employe", "testdb:sample.employee, testdb:sample.employee_directory_view");
            assertThat(japanese.refusal("get_table", Map.of("table", "employe")))
                    .contains("テーブル", "testdb:sample.employee");
        }

        @Test
        void answersAnUnknownToolWithAProtocolError() {
            var answer = client.request("tools/call", Map.of("name", "no_such_tool", "arguments", Map.of()));

            assertThat(answer.at("/error/code").asInt()).isEqualTo(-32602);
        }

        @Test
        void describesEveryTableAsAResource() {
            var resources = client.request("resources/list", Map.of()).at("/result/resources");

            assertThat(resources).hasSize(15);
            same(resources.get(4), """
                    {"uri":"dbxray://testdb/sample/department","name":"sample.department","title":"sample.department",\
                    "mimeType":"application/json"}""");
            assertThat(resources.get(4).get("description").asString())
                    .startsWith("sample.department / testdb / table / ")
                    .contains("従業員");
            same(resources.get(5), """
                    {"uri":"dbxray://testdb/sample/employee","name":"従業員 (sample.employee)",\
                    "title":"従業員 (sample.employee)","description":"従業員 (sample.employee) / testdb / table"}""");
        }

        @Test
        void readsAResourceAsGetTableAnswers() {
            var read = client.request("resources/read", Map.of("uri", "dbxray://testdb/sample/employee"));
            String table = client.result("get_table", Map.of("table", "employee"))
                    .at("/content/0/text")
                    .asString();

            assertThat(read.at("/result/contents/0/text").asString())
                    .isEqualTo(table)
                    .startsWith(
                            "{\"schema\":\"sample\",\"name\":\"employee\",\"logicalName\":\"従業員\",\"type\":\"table\"");
            assertThat(client.request("resources/read", Map.of("uri", "dbxray://testdb/sample/nope"))
                            .at("/error/code")
                            .asInt())
                    .isEqualTo(-32002);
        }

        @Test
        void refusesADepthBeyondTheSchema() {
            assertThat(client.refusal("get_related_tables", Map.of("table", "employee", "depth", 4)))
                    .contains("get_related_tables", "depth", "3");
        }
    }

    @Nested
    final class Search {

        @Test
        void ranksTheThreeTablesOfTheWordForEmployee() {
            var answer = client.call("search_tables", Map.of("query", "従業員"));

            assertThat(answer.get("total").asInt()).isEqualTo(3);
            same(answer.at("/tables/0"), """
                    {"database":"testdb","schema":"sample","name":"employee","logicalName":"従業員","type":"table",\
                    "matchedIn":["logicalName","column:employee_id","column:employee_code","column:employee_name",\
                    "column:manager_id"]}""");
            same(answer.at("/tables/1"), "{\"name\":\"employee_history\",\"matchedIn\":[\"logicalName\"]}");
            same(answer.at("/tables/2"), "{\"name\":\"department\",\"matchedIn\":[\"description\"]}");
        }

        @Test
        void cutsListsAndTellsWhereTheyGoOn() {
            var page = client.call("list_tables", Map.of("limit", 10));

            same(page, "{\"total\":15,\"nextOffset\":10}");
            same(client.call("list_tables", Map.of("offset", 99)), "{\"total\":15}");
        }
    }

    @Nested
    final class Relations {

        @Test
        void countsWhatSurroundsATable() {
            assertThat(row("employee").get("incoming").asInt()).isEqualTo(5);
            assertThat(row("department").get("incoming").asInt()).isEqualTo(1);
            assertThat(row("department").get("impact").asInt()).isEqualTo(7);
            assertThat(row("project_assignment").get("outgoing").asInt()).isEqualTo(2);
        }

        private JsonNode row(String table) {
            for (JsonNode row : client.call("list_tables", Map.of()).get("tables")) {
                if (row.get("name").asString().equals(table)) {
                    return row;
                }
            }
            throw new AssertionError(table);
        }

        @Test
        void joinsNotesWithProjects() {
            var answer = client.call("find_join_path", Map.of("from", "attendance_note", "to", "project"));

            same(answer, "{\"from\":\"sample.attendance_note\",\"to\":\"sample.project\"}");
            assertThat(answer.get("paths")).hasSize(1);
            same(answer.at("/paths/0"), """
                    {"tables":["sample.attendance_note","sample.attendance","sample.employee",\
                    "sample.project_assignment","sample.project"]}""");
            same(answer.at("/paths/0/joins/0"), """
                    {"from":"sample.attendance_note","fromColumns":["attendance_id","work_date"],"to":"sample.attendance"}""");
        }

        @Test
        void splitsClustersAtTheirHub() {
            same(client.call("list_table_clusters", Map.of("maxClusterSize", 4)), """
                    {"total":4,"unrelatedTables":3,
                     "hubs":[{"database":"testdb","name":"sample.employee","logicalName":"従業員","incoming":5}],
                     "clusters":[
                      {"database":"testdb","representative":"sample.department","size":5,
                       "tables":[{"name":"sample.department"},{"name":"sample.parking_spot"},{"name":"sample.audit_log"},
                                 {"name":"sample.employee_history","logicalName":"従業員履歴"},
                                 {"name":"sample.employee_profile"}],
                       "hubs":["sample.employee"],"viewpoints":["personnel"]},
                      {"database":"testdb","representative":"sample.attendance","size":2,"hubs":["sample.employee"]},
                      {"database":"testdb","representative":"sample.project","size":2,"hubs":["sample.employee"],
                       "viewpoints":["project"]},
                      {"database":"testdb","representative":"sample.warehouse_zone","size":2,"viewpoints":["logistics"]}]}""");
        }

        @Test
        void leavesSmallClustersWhole() {
            var answer = client.call("list_table_clusters", Map.of());

            assertThat(answer.get("clusters"))
                    .extracting(cluster -> cluster.get("representative").asString() + " " + cluster.get("size"))
                    .containsExactly("sample.employee 10", "sample.warehouse_zone 2");
        }

        @Test
        void drawsTheViewpointPersonnel() {
            var answer = client.call("get_er_diagram", Map.of("viewpoint", "personnel"));

            same(answer, """
                    {"viewpoint":"personnel","tables":["sample.department","sample.employee","sample.employee_history",\
                    "sample.employee_profile","sample.parking_spot"]}""");
            assertThat(answer.get("mermaid").asString()).isEqualTo("""
                            erDiagram
                                sample_department["department"]
                                sample_employee["employee（従業員）"]
                                sample_employee_history["employee_history（従業員履歴）"]
                                sample_employee_profile["employee_profile"]
                                sample_parking_spot["parking_spot"]
                                sample_department ||--o{ sample_employee : "employee_department_id_fkey"
                                sample_employee |o--o{ sample_employee : "employee_manager_id_fkey"
                                sample_parking_spot |o--o| sample_employee : "employee_parking_spot_id_fkey"
                                sample_employee ||--o{ sample_employee_history : "employee_history_employee_id_fkey"
                                sample_employee ||--o| sample_employee_profile : "employee_profile_employee_id_fkey"
                                sample_department {
                                    integer department_id PK
                                }
                                sample_employee {
                                    integer employee_id PK "従業員ID"
                                    integer department_id FK "所属部署ID"
                                    integer manager_id FK "上長の従業員ID"
                                    integer parking_spot_id FK "駐車場ID"
                                }
                                sample_employee_history {
                                    integer employee_id FK
                                }
                                sample_employee_profile {
                                    integer employee_id PK, FK
                                }
                                sample_parking_spot {
                                    integer parking_spot_id PK
                                }
                            """);
        }

        @Test
        void saysThatNothingConnectsTheTablesOfADiagram() {
            assertThat(japanese.call("get_er_diagram", Map.of("tables", List.of("department", "shipment")))
                            .get("message")
                            .asString())
                    .contains("論理リレーションはありません");
        }
    }

    @Nested
    final class Objects {

        @Test
        void findsTheViewsThatReadATable() {
            exactly(
                    client.call("get_table", Map.of("table", "employee", "sections", List.of("referencedByViews"))),
                    """
                    {"schema":"sample","name":"employee","logicalName":"従業員","type":"table",\
                    "referencedByViews":[{"schema":"sample","name":"employee_directory_view","type":"view"}],\
                    "viewpoints":[{"id":"personnel","name":"人事管理"},{"id":"project","name":"プロジェクト管理"}],\
                    "manyToMany":[{"table":"sample.project","via":"sample.project_assignment"}]}""");
        }

        @Test
        void findsTheColumnsOfATypeInTablesAndViews() {
            var answer = client.call("get_type", Map.of("type", "employee_status_enum"));

            same(answer, """
                    {"schema":"sample","name":"employee_status_enum","category":"ENUM",\
                    "definition":"ACTIVE, ON_LEAVE, RETIRED"}""");
            assertThat(answer.get("usedByColumns"))
                    .extracting(JsonNode::asString)
                    .contains("sample.employee.status", "sample.employee_directory_view.status");
        }

        @Test
        void findsTheColumnOfASequence() {
            same(
                    client.call("get_sequence", Map.of("sequence", "employee_employee_id_seq")),
                    "{\"usedByColumns\":[\"sample.employee.employee_id\"]}");
        }

        @Test
        void tellsWhichTablesAProcedureUses() {
            same(client.call("get_function", Map.of("function", "close_project")), """
                    {"database":"testdb","schema":"sample","name":"close_project","overloads":[
                      {"kind":"PROCEDURE","arguments":"IN p_project_id integer","language":"plpgsql","tableUsage":{"tables":[
                        {"table":"sample.audit_log","operations":"CR"},
                        {"table":"sample.employee","operations":"U"},
                        {"table":"sample.project","operations":"R"},
                        {"table":"sample.project_assignment","operations":"RD"}]}}]}""");
        }

        @Test
        void leavesASchemaOpenThatOnlyTheCallDecides() {
            same(client.call("get_function", Map.of("function", "count_rows")), """
                    {"overloads":[{"kind":"FUNCTION","arguments":"p_table_name text","result":"bigint",
                      "language":"plpgsql","tableUsage":{"tables":[{"table":"employee","schemaResolution":"search_path",
                      "schemaCandidates":["sample"],"operations":"R"}],"dynamicSql":["EXECUTE"]}}]}""");
        }
    }

    @Nested
    final class Inference {

        @Test
        void takesTheAssignmentForAJunction() {
            var junction =
                    client.call("get_table", Map.of("table", "project_assignment", "sections", List.of("foreignKeys")));
            var project = client.call(
                    "get_table",
                    Map.of("table", "project", "sections", List.of("columns"), "columns", List.of("project_id")));

            same(junction, """
                    {"schema":"sample","name":"project_assignment","type":"table",\
                    "viewpoints":[{"id":"project","name":"プロジェクト管理"}],"erRole":"junction",\
                    "junctionOf":["sample.employee","sample.project"]}""");
            same(project, """
                    {"schema":"sample","name":"project","logicalName":"プロジェクト","type":"table",\
                    "viewpoints":[{"id":"project","name":"プロジェクト管理"}],\
                    "manyToMany":[{"table":"sample.employee","via":"sample.project_assignment"}]}""");
            exactly(client.call("list_tables", Map.of("erRole", "junction")), """
                    {"total":1,"tables":[{"database":"testdb","schema":"sample","name":"project_assignment",\
                    "type":"table","erRole":"junction","incoming":0,"outgoing":2,"impact":0}]}""");
        }

        @Test
        void findsTheHistoryOfATable() {
            exactly(client.call("find_similar_tables", Map.of("table", "employee")), """
                    {"base":"sample.employee","total":1,"tables":[{"database":"testdb","name":"sample.employee_history",\
                    "logicalName":"従業員履歴","similarity":77,"kind":"superset","sharedColumns":11,\
                    "onlyInOther":["history_id","valid_from","valid_to"],\
                    "typeMismatches":[{"column":"employee_name","base":"character varying(50)",\
                    "other":"character varying(100)","difference":"size"}],"relatedToBase":true}]}""");
        }

        @Test
        void findsATableLikePlannedColumns() {
            exactly(
                    client.call(
                            "find_similar_tables",
                            Map.of("columns", List.of("attendance_id", "work_date", "note", "employee_id"))),
                    """
                    {"total":1,"tables":[{"database":"testdb","name":"sample.attendance_note","similarity":64,\
                    "kind":"overlap","sharedColumns":3,"onlyInBase":["employee_id"],"onlyInOther":["note_id"]}]}""");
            var tooFew = japanese.call("find_similar_tables", Map.of("columns", List.of("attendance_id", "work_date")));
            assertThat(tooFew.get("total").asInt()).isZero();
            assertThat(tooFew.get("message").asString()).contains("2", "minShared（3）");
        }

        @Test
        void gathersTheImpactOfTheEmployees() {
            var answer = client.call("get_impact", Map.of("table", "employee"));

            same(answer, """
                    {"table":"sample.employee","database":"testdb","type":"table","affected":{
                      "referencedBy":{"indirect":[{"table":"sample.attendance_note","depth":2,"via":"sample.attendance"}],
                                      "indirectTotal":1},
                      "views":[{"view":"sample.employee_directory_view","type":"view"},
                               {"view":"sample.attendance_monthly_view","type":"view",
                                "via":"sample.employee_directory_view"}],
                      "functions":{"preview":true,"coverage":{"total":11,"analyzed":11,"unsupported":0,"noInsight":0,
                        "stale":0,"withDynamicSql":1,"incomplete":0,"triggersWithoutFunction":0}}},
                     "dependsOn":{"sequences":[{"sequence":"sample.employee_employee_id_seq","columns":["employee_id"]}],
                                  "types":[{"type":"sample.employee_status_enum","category":"ENUM","columns":["status"]}]}}""");
            assertThat(answer.at("/affected/referencedBy/direct"))
                    .extracting(direct -> direct.get("table").asString())
                    .containsExactly(
                            "sample.attendance",
                            "sample.audit_log",
                            "sample.employee",
                            "sample.employee_history",
                            "sample.employee_profile",
                            "sample.project_assignment");
            same(answer.at("/affected/referencedBy/direct/0"), """
                    {"table":"sample.attendance","kind":"foreignKey","columns":["employee_id"],\
                    "referencedColumns":["employee_id"],"cardinality":"ONE_TO_MANY"}""");
            same(answer.at("/affected/triggers/0"), """
                    {"name":"trg_employee_audit","timing":"AFTER","events":["INSERT","DELETE","UPDATE"],\
                    "function":"sample.log_employee_change"}""");
            assertThat(answer.at("/affected/functions").has("unverified")).isFalse();
        }

        @Test
        void tellsCertainFromPossibleUses() {
            var usages = client.call("get_impact", Map.of("table", "employee", "section", "usages"))
                    .get("items");

            same(usages.get(0), """
                    {"function":"sample.close_project","kind":"PROCEDURE","overloads":["IN p_project_id integer"],\
                    "operations":"U"}""");
            same(usages.get(1), """
                    {"function":"sample.count_rows","operations":"R","match":"possible",\
                    "schemaResolution":"search_path","dynamicSql":["EXECUTE"]}""");
            same(usages.get(2), """
                    {"function":"sample.employee_directory_insert","operations":"C",\
                    "calledByTriggers":["sample.employee_directory_view.trg_employee_directory_insert"]}""");
        }

        @Test
        void wantsToKnowWhichListToReadOn() {
            assertThat(client.refusal("get_impact", Map.of("table", "employee", "offset", 50)))
                    .contains("section");
        }
    }

    private static void exactly(JsonNode actual, String expected) {
        assertThat(actual).isEqualTo(JsonMapper.shared().readTree(expected));
    }

    /** Compare what is expected; other properties may be there too. */
    private static void same(JsonNode actual, String expected) {
        contains(actual, JsonMapper.shared().readTree(expected));
    }

    private static void contains(JsonNode actual, JsonNode expected) {
        if (expected.isObject()) {
            expected.properties().forEach(property -> contains(actual.path(property.getKey()), property.getValue()));
        } else if (expected.isArray()) {
            assertThat(actual).hasSize(expected.size());
            for (int item = 0; item < expected.size(); item++) {
                contains(actual.get(item), expected.get(item));
            }
        } else {
            assertThat(actual).isEqualTo(expected);
        }
    }
}
