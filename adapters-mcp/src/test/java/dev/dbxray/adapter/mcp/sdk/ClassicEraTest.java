package dev.dbxray.adapter.mcp.sdk;

import static dev.dbxray.adapter.mcp.sdk.TestClient.classic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class ClassicEraTest {

    @ParameterizedTest
    @CsvSource({
        "2024-11-05, 2024-11-05",
        "2025-03-26, 2025-03-26",
        "2025-06-18, 2025-06-18",
        "2025-11-25, 2025-11-25",
        "2026-07-28, 2025-11-25",
        "1900-01-01, 2025-11-25"
    })
    void agreesOnAProtocolVersion(String requested, String agreed) {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer = client.request(TestClient.initializeLine(requested));

            assertThat(answer.path("result").path("protocolVersion").stringValue())
                    .isEqualTo(agreed);
        }
    }

    @Test
    void introducesItself() {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.request(TestClient.initializeLine("2025-11-25")).get("result"))
                    .hasToString("""
                    {"protocolVersion":"2025-11-25",\
                    "capabilities":{"completions":{},\
                    "resources":{"subscribe":false,"listChanged":false},\
                    "tools":{"listChanged":false}},\
                    "serverInfo":{"name":"dbxray","title":"Database X-ray","version":"1.2.3"},\
                    "instructions":"Search before you read."}""");
        }
    }

    @Test
    void servesWhatIsSentWithoutWaitingForTheHandshake() {
        try (TestClient client = new TestClient(new FakeTools())) {
            client.send(TestClient.initializeLine("2025-11-25")
                    + "\n" + classic(1, "tools/call", "{\"name\":\"echo\",\"arguments\":{}}")
                    + "\n" + classic(2, "tools/list", "{}")
                    + "\n" + classic(3, "ping", "{}")
                    + "\n{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"
                    + "\n" + classic(4, "resources/list", "{}"));

            assertThat(client.receive().path("id").stringValue()).isEqualTo("init");
            assertThat(client.receive(4).values()).allMatch(answer -> answer.has("result"));
        }
    }

    @Test
    void refusesRequestsBeforeTheHandshakeButAnswersAPing() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode refusal = client.request(classic(1, "tools/list", "{}"));

            assertThat(refusal.path("id").intValue()).isEqualTo(1);
            assertThat(refusal.path("error").path("code").intValue()).isEqualTo(-32600);
            assertThat(refusal.path("error").path("message").stringValue())
                    .contains("initialize", "io.modelcontextprotocol/protocolVersion");
            assertThat(client.request(classic(2, "ping", "{}")).get("result")).hasToString("{}");
        }
    }

    @Test
    void opensNoSessionOnAHandshakeThatItCannotRead() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer = client.request(classic(1, "initialize", "{\"protocolVersion\":20251125}"));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(-32602);
            assertThat(client.request(classic(2, "tools/list", "{}")).has("error"))
                    .isTrue();
            client.initialize();
            assertThat(client.request(classic(3, "tools/list", "{}")).has("result"))
                    .isTrue();
        }
    }

    @Test
    void takesAHandshakeThatTellsNothing() {
        try (TestClient client = new TestClient(new FakeTools())) {
            client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}");

            assertThat(client.receive().path("result").path("protocolVersion").stringValue())
                    .isEqualTo("2025-11-25");
        }
    }

    @Test
    void startsAfreshOnASecondHandshake() {
        try (TestClient client = new TestClient(new FakeTools()).initialize("2024-11-05")) {
            client.initialize("2025-06-18");

            assertThat(client.request(classic(1, "tools/list", "{}")).has("result"))
                    .isTrue();
        }
    }

    @Test
    void listsToolsInTheirOrderWithTheirSchemasAsTheyAre() {
        FakeTools tools = new FakeTools()
                .with("beta", a -> FakeTools.answer("x", "y"))
                .with("alpha", a -> FakeTools.answer("x", "y"));
        try (TestClient client = new TestClient(tools).initialize()) {
            JsonNode answer = client.request(classic(1, "tools/list", "{}"));

            assertThat(answer.path("result").path("tools").findValuesAsString("name"))
                    .startsWith("echo")
                    .containsSubsequence("beta", "alpha");
            assertThat(answer.path("result").path("tools").get(1)).hasToString("""
                    {"name":"beta","title":"Title of beta","description":"Description of beta",\
                    "inputSchema":{"type":"object",\
                    "properties":{"zulu":{"type":"string"},"alpha":{"type":"string"}},"additionalProperties":true},\
                    "outputSchema":{"type":"object",\
                    "properties":{"mike":{"type":"string"}},"additionalProperties":true},\
                    "annotations":{"readOnlyHint":true,"destructiveHint":false,\
                    "idempotentHint":true,"openWorldHint":false}}""");
        }
    }

    @Test
    void answersACallInBothForms() {
        FakeTools tools = new FakeTools()
                .with(
                        "tables",
                        arguments -> new ToolAnswer.Answered(JsonNodeFactory.instance
                                .objectNode()
                                .put("zulu", "受注 明細")
                                .put("alpha", 1.50)));
        try (TestClient client = new TestClient(tools).initialize()) {
            JsonNode answer = client.request(classic(1, "tools/call", "{\"name\":\"tables\"}"));

            assertThat(answer.get("result")).hasToString("""
                    {"content":[{"type":"text","text":"{\\"zulu\\":\\"受注 明細\\",\\"alpha\\":1.5}"}],\
                    "isError":false,"structuredContent":{"zulu":"受注 明細","alpha":1.5}}""");
        }
    }

    @Test
    void handsArgumentsOverAsTheyAre() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            String arguments = "{\"limit\":null,\"deep\":{\"a\":[1,null,true]},\"big\":12345678901234567890}";

            JsonNode answer =
                    client.request(classic(1, "tools/call", "{\"name\":\"echo\",\"arguments\":" + arguments + "}"));

            assertThat(answer.path("result").get("structuredContent")).hasToString(arguments);
        }
    }

    @Test
    void marksARefusalAsAnError() {
        FakeTools tools = new FakeTools().with("picky", arguments -> new ToolAnswer.Refused("Did you mean orders?"));
        try (TestClient client = new TestClient(tools).initialize()) {
            assertThat(client.request(classic(1, "tools/call", "{\"name\":\"picky\",\"arguments\":{}}"))
                            .get("result"))
                    .hasToString("""
                            {"content":[{"type":"text","text":"Did you mean orders?"}],"isError":true}""");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0001', textBlock = """
            tools/call             | {"name":"nope","arguments":{}}              | -32602 | Unknown tool: nope
            tools/call             | {}                                          | -32602 | params.name is required
            tools/call             | {"name":7}                                  | -32602 | params.name must be a string
            tools/call             | {"name":"echo","arguments":[]}              | -32602 | params.arguments must be an object
            tools/list             | {"cursor":"x"}                              | -32602 | Invalid cursor: x
            resources/list         | {"cursor":"x"}                              | -32602 | Invalid cursor: x
            resources/list         | {"cursor":{}}                               | -32602 | params.cursor must be a string
            resources/templates/list | {"cursor":"x"}                            | -32602 | Invalid cursor: x
            resources/read         | {"uri":"dbxray://prod/public/nope"}         | -32002 | Resource not found
            resources/read         | {"uri":null}                                | -32602 | params.uri is required
            completion/complete    | {}                                          | -32602 | params.ref is required
            completion/complete    | {"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":""}} | -32602 | Unsupported ref type: ref/prompt
            completion/complete    | {"ref":{"type":"ref/resource"},"argument":{"name":"a","value":""}} | -32602 | params.ref.uri is required
            completion/complete    | {"ref":{"type":"ref/resource","uri":"x://{a}"},"argument":{"name":"a"}} | -32602 | Unknown resource template: x://{a}
            completion/complete    | {"ref":{"type":"ref/resource","uri":"dbxray://{database}/{schema}/{table}"},"argument":{"name":"table"}} | -32602 | params.argument.value is required
            prompts/list           | {}                                          | -32601 | Method not found: prompts/list
            logging/setLevel       | {"level":"info"}                            | -32601 | Method not found: logging/setLevel
            resources/subscribe    | {"uri":"x"}                                 | -32601 | Method not found: resources/subscribe
            """)
    void namesWhatIsWrongWithARequest(String method, String params, int code, String message) {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            JsonNode answer = client.request(classic(1, method, params));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(code);
            assertThat(answer.path("error").path("message").stringValue().strip())
                    .isEqualTo(message);
            assertThat(client.request(classic(2, "ping", "{}")).has("result")).isTrue();
        }
    }

    @Test
    void saysWhichResourceIsMissing() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            JsonNode answer = client.request(classic(1, "resources/read", "{\"uri\":\"dbxray://a/b/c\"}"));

            assertThat(answer.path("error").get("data")).hasToString("{\"uri\":\"dbxray://a/b/c\"}");
        }
    }

    @Test
    void listsResourcesPageByPage() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            JsonNode first = client.request(classic(1, "resources/list", "{}")).get("result");
            assertThat(first.path("resources").findValuesAsString("uri"))
                    .containsExactly(
                            "dbxray://prod/public/orders",
                            "dbxray://prod/public/%E5%8F%97%E6%B3%A8%20%E6%98%8E%E7%B4%B0");
            assertThat(first.path("nextCursor").stringValue()).isEqualTo("page-2");

            JsonNode last = client.request(classic(2, "resources/list", "{\"cursor\":\"page-2\"}"))
                    .get("result");
            assertThat(last).hasToString("""
                    {"resources":[{"uri":"dbxray://prod/public/users","name":"users","title":"Table users",\
                    "description":"About users","mimeType":"application/json"}]}""");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"dbxray://prod/public/orders", "dbxray://prod/public/%E5%8F%97%E6%B3%A8%20%E6%98%8E%E7%B4%B0"})
    void readsAResource(String uri) {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            JsonNode content = client.request(classic(1, "resources/read", TestClient.json(Map.of("uri", uri))))
                    .path("result")
                    .path("contents")
                    .get(0);

            assertThat(content.path("uri").stringValue()).isEqualTo(uri);
            assertThat(content.path("mimeType").stringValue()).isEqualTo("application/json");
            assertThat(content.path("text").stringValue()).startsWith("{\"name\":");
        }
    }

    @Test
    void listsTemplatesAndCompletesTheirVariables() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            assertThat(client.request(classic(1, "resources/templates/list", "{}"))
                            .get("result"))
                    .hasToString("""
                    {"resourceTemplates":[{"uriTemplate":"dbxray://{database}/{schema}/{table}","name":"table",\
                    "title":"Table","description":"Any table","mimeType":"application/json"}]}""");

            JsonNode completion = client.request(classic(2, "completion/complete", """
                    {"ref":{"type":"ref/resource","uri":"dbxray://{database}/{schema}/{table}"},\
                    "argument":{"name":"table","value":"ord"},"context":{"arguments":{"schema":"public"}}}"""));

            assertThat(completion.get("result")).hasToString("""
                    {"completion":{"values":["table ord in public"],"total":120,"hasMore":true}}""");
        }
    }

    @Test
    void completesWithoutContextAndRefusesUnknownVariables() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            String params = """
                    {"ref":{"type":"ref/resource","uri":"dbxray://{database}/{schema}/{table}"},\
                    "argument":{"name":"%s","value":""}}""";

            assertThat(client.request(classic(1, "completion/complete", params.formatted("table")))
                            .path("result")
                            .path("completion")
                            .path("values")
                            .get(0)
                            .stringValue())
                    .isEqualTo("table  in any schema");
            assertThat(client.request(classic(2, "completion/complete", params.formatted("tabl")))
                            .path("error")
                            .path("message")
                            .stringValue())
                    .startsWith("Unknown argument: tabl");
        }
    }
}
