package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class ServeIT {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String INITIALIZE = """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
            "capabilities":{},"clientInfo":{"name":"probe","version":"1"}}}""";
    private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
    private static final String META = """
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{},\
            "io.modelcontextprotocol/clientInfo":{"name":"probe","version":"1"}}""";

    @Test
    void introducesItselfToClientsThatInitialize() {
        try (var server = DbxrayProcess.start("--demo")) {
            server.send(INITIALIZE);
            var result = JSON.readTree(server.receive()).get("result");

            assertThat(result.get("protocolVersion").asString()).isEqualTo("2025-06-18");
            assertThat(result.at("/serverInfo/name").asString()).isEqualTo("dbxray");
            assertThat(result.at("/serverInfo/version").asString()).matches("\\d+\\.\\d+\\.\\d+.*");
            assertThat(result.get("instructions").asString()).contains("search_tables");
            assertThat(result.get("capabilities").propertyNames()).contains("tools", "resources", "completions");
            assertThat(server.finish().exitCode()).isZero();
        }
    }

    @Test
    void answersBothErasInOneSession() {
        try (var server = DbxrayProcess.start("--demo")) {
            server.send(
                    "{\"jsonrpc\":\"2.0\",\"id\":\"d\",\"method\":\"server/discover\",\"params\":{" + META + "}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":\"c\",\"method\":\"tools/call\",\"params\":{\"name\":\"search_tables\","
                            + "\"arguments\":{\"query\":\"従業員\"}," + META + "}}",
                    INITIALIZE,
                    INITIALIZED,
                    call(1, "search_tables", "{\"query\":\"従業員\"}"));
            var answers = byId(server.finish());

            assertThat(answers.get("\"d\"")
                            .at("/result/_meta/io.modelcontextprotocol~1serverInfo/name")
                            .asString())
                    .isEqualTo("dbxray");
            assertThat(answers.get("\"c\"").at("/result/structuredContent"))
                    .isEqualTo(answers.get("1").at("/result/structuredContent"));
            assertThat(names(answers.get("1"))).containsExactly("employee", "employee_history", "department");
        }
    }

    @Test
    void answersEveryPipelinedCallBeforeItEnds() {
        try (var server = DbxrayProcess.start("--demo")) {
            server.send(INITIALIZE, INITIALIZED);
            for (int id = 1; id <= 200; id++) {
                server.send(call(
                        id,
                        id % 2 == 0 ? "list_tables" : "search_tables",
                        id % 2 == 0 ? "{}" : "{\"query\":\"project\"}"));
            }
            var outcome = server.finish();

            assertThat(outcome.exitCode()).isZero();
            assertThat(byId(outcome))
                    .hasSize(201)
                    .allSatisfy((id, answer) -> assertThat(answer.has("result")).isTrue());
        }
    }

    @Test
    void goesOnAfterWhatIsNoMessage() {
        try (var server = DbxrayProcess.start("--demo")) {
            server.send(INITIALIZE, INITIALIZED, "", "nonsense", "{\"id\":7,\"x\":\"" + "x".repeat(10_000_000));
            server.send(call(1, "get_table", "{\"table\":\"employe\"}"));
            var outcome = server.finish();

            assertThat(outcome.out())
                    .hasSize(4)
                    .allSatisfy(line -> assertThat(
                                    JSON.readTree(line).get("jsonrpc").asString())
                            .isEqualTo("2.0"));
            assertThat(byId(outcome).get("1").at("/result/isError").asBoolean()).isTrue();
            assertThat(byId(outcome).get("1").at("/result/content/0/text").asString())
                    .contains("testdb:sample.employee");
            assertThat(outcome.exitCode()).isZero();
        }
    }

    @Test
    void keepsNamesIntactWhateverThePlatformsEncoding() {
        try (var server = DbxrayProcess.start(
                Map.of("LC_ALL", "C"),
                List.of("-Dfile.encoding=windows-31j", "-Dstdout.encoding=US-ASCII"),
                "--demo")) {
            server.send(
                    INITIALIZE,
                    INITIALIZED,
                    call(1, "search_tables", "{\"query\":\"人事\"}"),
                    call(2, "search_tables", "{\"query\":\"従業員履歴\"}"));

            assertThat(byId(server.finish())
                            .get("2")
                            .at("/result/structuredContent/tables/0/logicalName")
                            .asString())
                    .isEqualTo("従業員履歴");
        }
    }

    @Test
    void listsReadsAndCompletesResources() {
        try (var server = DbxrayProcess.start("--demo")) {
            server.send(
                    INITIALIZE,
                    INITIALIZED,
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/list\"}",
                    "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"resources/read\",\"params\":{\"uri\":\"dbxray://testdb/sample/employee\"}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"resources/templates/list\"}",
                    "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"completion/complete\",\"params\":{\"ref\":{\"type\":\"ref/resource\","
                            + "\"uri\":\"dbxray://{database}/{schema}/{table}\"},\"argument\":{\"name\":\"table\",\"value\":\"empl\"},"
                            + "\"context\":{\"arguments\":{\"database\":\"testdb\",\"schema\":\"sample\"}}}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"resources/read\",\"params\":{\"uri\":\"dbxray://testdb/sample/nope\"}}",
                    call(6, "get_table", "{\"table\":\"employee\"}"));
            var answers = byId(server.finish());

            assertThat(answers.get("1").at("/result/resources").size()).isEqualTo(15);
            assertThat(JSON.readTree(
                            answers.get("2").at("/result/contents/0/text").asString()))
                    .isEqualTo(answers.get("6").at("/result/structuredContent"));
            assertThat(answers.get("3")
                            .at("/result/resourceTemplates/0/uriTemplate")
                            .asString())
                    .isEqualTo("dbxray://{database}/{schema}/{table}");
            assertThat(answers.get("4").at("/result/completion/values/0").asString())
                    .isEqualTo("employee");
            assertThat(answers.get("5").at("/error/code").asInt()).isEqualTo(-32002);
        }
    }

    @Test
    void endsWithAnExplanationWhereTheSnapshotIsBroken(@TempDir Path folder) throws IOException {
        Path database = Files.createDirectories(folder.resolve("snapshot/db"));
        Files.writeString(database.resolve("database.json"), "{\"database\":\"db\"}");
        Files.writeString(database.resolve("tables.jsonl"), "{\"schema\":\"a\",\"name\":\"t\"}\nnonsense\n");
        try (var server = DbxrayProcess.start("--snapshot=" + folder)) {
            server.send(INITIALIZE);
            // The input stays open, as a client leaves it: the server has to end by itself.
            var outcome = server.awaitEnd();

            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.err().lines()).singleElement().asString().contains("tables.jsonl, line 2");
        }
    }

    private static String call(int id, String tool, String arguments) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
                + "\",\"arguments\":" + arguments + "}}";
    }

    private static Map<String, JsonNode> byId(DbxrayProcess.Outcome outcome) {
        var answers = new HashMap<String, JsonNode>();
        for (String line : outcome.out()) {
            JsonNode answer = JSON.readTree(line);
            answers.put(String.valueOf(answer.get("id")), answer);
        }
        return answers;
    }

    private static List<String> names(JsonNode answer) {
        var names = new ArrayList<String>();
        answer.at("/result/structuredContent/tables")
                .forEach(table -> names.add(table.get("name").asString()));
        return names;
    }
}
