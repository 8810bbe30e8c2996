package dev.dbxray.bootstrap.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a key doesn't open doesn't exist for its bearer. */
final class AccessIT {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String SCRIPT = """
            CREATE SCHEMA sales; CREATE SCHEMA secret;
            CREATE TYPE secret.secret_mood AS ENUM ('fine');
            CREATE SEQUENCE secret.secret_counter;
            CREATE TABLE secret.secret_wages (id integer PRIMARY KEY);
            CREATE FUNCTION secret.secret_audit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
            CREATE TABLE sales.customers (id integer PRIMARY KEY, mood secret.secret_mood,
                number bigint DEFAULT nextval('secret.secret_counter'));
            CREATE TABLE sales.orders (id integer PRIMARY KEY, customer_id integer REFERENCES sales.customers,
                wage_id integer REFERENCES secret.secret_wages);
            CREATE TRIGGER audit AFTER INSERT ON sales.orders FOR EACH ROW EXECUTE FUNCTION secret.secret_audit();
            CREATE VIEW sales.paid AS SELECT o.id FROM sales.orders o JOIN secret.secret_wages w ON w.id = o.wage_id;
            CREATE VIEW secret.secret_orders AS SELECT id FROM sales.orders;
            CREATE FUNCTION sales.pay() RETURNS void LANGUAGE sql AS 'DELETE FROM secret.secret_wages';
            CREATE FUNCTION sales.mood(m secret.secret_mood) RETURNS integer LANGUAGE sql AS 'SELECT 1';
            """;

    @TempDir
    private static Path folder;

    private static DbxrayProcess server;
    private static URI url;
    private static String boss;
    private static String clerk;
    private static String narrow;

    @BeforeAll
    static void serve() throws IOException {
        PostgreSql.create("access_it", SCRIPT);
        boss = "Bearer " + newKey("boss", "");
        clerk = "Bearer " + newKey("clerk", ", schemas: [sales]");
        narrow = "Bearer " + newKey("narrow", ", tools: [list_tables], databases: ['access_*']");
        server = DbxrayProcess.start(
                "serve",
                "--http=0",
                "--access=" + folder.resolve("access.yaml"),
                "--url=" + PostgreSql.url("access_it"),
                "--user=postgres",
                "--no-sidecar");
        url = HttpIT.address(server);
    }

    private static String newKey(String name, String more) throws IOException {
        var made = DbxrayProcess.run("key", name);
        String line = made.err().lines().toList().getLast().replace("}", more + "}");
        Path file = folder.resolve("access.yaml");
        Files.writeString(file, (Files.exists(file) ? Files.readString(file) : "keys:\n") + line + "\n");
        return made.out().getFirst();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> post(String authorization, String method, String name, Map<String, ?> params) {
        ObjectNode message = JSON.createObjectNode();
        message.put("jsonrpc", "2.0").put("id", 1).put("method", method);
        ObjectNode body = message.putObject("params");
        body.setAll((ObjectNode) JSON.valueToTree(params));
        body.putObject("_meta")
                .put("io.modelcontextprotocol/protocolVersion", "2026-07-28")
                .putObject("io.modelcontextprotocol/clientCapabilities");
        var request = HttpRequest.newBuilder(url)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("Authorization", authorization)
                .header("MCP-Protocol-Version", "2026-07-28")
                .header("Mcp-Method", method)
                .POST(BodyPublishers.ofString(message.toString(), UTF_8));
        if (!name.isEmpty()) {
            request.header("Mcp-Name", name);
        }
        try (var client = HttpClient.newHttpClient()) {
            return client.sendAsync(request.build(), BodyHandlers.ofString(UTF_8))
                    .join();
        }
    }

    private static String call(String authorization, String tool, String arguments) {
        return post(authorization, "tools/call", tool, Map.of("name", tool, "arguments", JSON.readTree(arguments)))
                .body();
    }

    private static List<String> tools(String authorization) {
        return JSON.readTree(post(authorization, "tools/list", "", Map.of()).body())
                .at("/result/tools")
                .valueStream()
                .map(tool -> tool.get("name").asString())
                .toList();
    }

    /** What is asked of each tool, in which a name that is hidden may stand only as the caller wrote it. */
    private static Stream<Map.Entry<String, String>> questions() {
        return Stream.of(
                        "list_schemas {}",
                        "list_tables {}",
                        "list_tables {'orderBy':'impact'}",
                        "search_tables {'query':'orders'}",
                        "search_tables {'query':'wages'}",
                        "get_table {'table':'orders'}",
                        "get_table {'table':'customers'}",
                        "get_table {'table':'paid'}",
                        "find_columns {'column':'id'}",
                        "get_related_tables {'table':'orders','direction':'both','depth':3}",
                        "find_join_path {'from':'orders','to':'customers'}",
                        "list_table_clusters {}",
                        "get_er_diagram {'tables':['orders'],'depth':2}",
                        "find_similar_tables {'table':'orders'}",
                        "get_impact {'table':'orders'}",
                        "list_functions {}",
                        "get_function {'function':'pay'}",
                        "list_sequences {}",
                        "list_types {}",
                        "list_triggers {}",
                        "list_viewpoints {}",
                        "get_table_schema {'schema':'sales','table':'orders'}",
                        "get_table_schema {'schema':'sales','table':'customers'}")
                .map(line -> line.split(" ", 2))
                .map(parts -> Map.entry(parts[0], parts[1].replace('\'', '"')));
    }

    @Test
    void tellsNothingOfWhatLiesOutside() {
        var asked = new TreeSet<String>();
        assertThat(questions().map(question -> call(boss, question.getKey(), question.getValue())))
                .filteredOn(answer -> answer.contains("secret"))
                .hasSizeGreaterThan(10);
        assertThat(questions()).allSatisfy(question -> {
            asked.add(question.getKey());
            String answer = call(clerk, question.getKey(), question.getValue());
            assertThat(answer).doesNotContain("secret").contains("\"result\"");
            assertThat(answer).as(question.toString()).doesNotContain("-32602");
        });
        asked.addAll(List.of("get_sequence", "get_type"));
        assertThat(asked).containsExactlyInAnyOrderElementsOf(tools(boss));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    get_table        | {"table":"secret.%s"}
                    get_table        | {"table":"%s"}
                    get_table_schema | {"schema":"secret","table":"%s"}
                    get_table_schema | {"table":"secret.%s"}
                    get_impact       | {"table":"%s"}
                    get_related_tables | {"table":"%s","direction":"both"}
                    find_join_path   | {"from":"orders","to":"%s"}
                    """)
    void answersAsIfItDidNotExist(String tool, String arguments) {
        String hidden = call(clerk, tool, arguments.formatted("secret_wages"));
        String missing = call(clerk, tool, arguments.formatted("secret_nixes"));

        assertThat(hidden.replaceAll("\\bsecret\\b|secret_wages", "")).doesNotContain("secret");
        assertThat(refusal(hidden).replace("secret_wages", "secret_nixes")).isEqualTo(refusal(missing));
    }

    /** Which visible tables have a similar name depends on the name that was written. */
    private static String refusal(String answer) {
        JsonNode result = JSON.readTree(answer).get("result");
        assertThat(result.get("isError").asBoolean()).isTrue();
        return result.at("/content/0/text")
                .asString()
                .replaceFirst("[.,] (Tables with similar names|and none with a similar name).*", "");
    }

    @Test
    void hidesItFromListsOfResourcesAndCompletionsToo() {
        assertThat(post(boss, "resources/list", "", Map.of()).body()).contains("secret_wages");
        assertThat(post(clerk, "resources/list", "", Map.of()).body())
                .contains("orders")
                .doesNotContain("secret");
        String uri = "dbxray://access_it/secret/secret_wages";
        assertThat(post(boss, "resources/read", uri, Map.of("uri", uri)).body()).contains("\"contents\"");
        assertThat(post(clerk, "resources/read", uri, Map.of("uri", uri)).statusCode())
                .isEqualTo(post(
                                clerk,
                                "resources/read",
                                "dbxray://access_it/sales/none",
                                Map.of("uri", "dbxray://access_it/sales/none"))
                        .statusCode());
        assertThat(post(clerk, "resources/read", uri, Map.of("uri", uri)).body())
                .contains("\"error\"");
    }

    @Test
    void neitherListsNorCallsAToolThatAKeyMayNotUse() {
        assertThat(tools(narrow)).containsExactly("list_tables");
        JsonNode refused = JSON.readTree(call(narrow, "get_table", "{\"table\":\"orders\"}"));
        JsonNode unknown = JSON.readTree(call(narrow, "get_nothing", "{\"table\":\"orders\"}"));
        assertThat(refused.at("/error/code")).isEqualTo(unknown.at("/error/code"));
        assertThat(refused.at("/error/message").asString().replace("get_table", "get_nothing"))
                .isEqualTo(unknown.at("/error/message").asString());
        assertThat(call(narrow, "list_tables", "{}")).contains("secret_wages");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bearer dbx_wrong"})
    void letsNobodyElseIn(String authorization) {
        assertThat(post(authorization, "tools/list", "", Map.of()).statusCode()).isEqualTo(401);
    }

    @Test
    void saysWhatIsWrongWithItsFile() throws IOException {
        Path file = Files.writeString(
                folder.resolve("typo.yaml"), "keys: {a: {sha256: '" + "0".repeat(64) + "', tools: [get_tabel]}}");

        assertThat(DbxrayProcess.run("serve", "--demo", "--http=0", "--access=" + file)
                        .err())
                .contains("get_tabel");
        assertThat(DbxrayProcess.run("serve", "--demo", "--access=" + file).exitCode())
                .isEqualTo(2);
    }
}
