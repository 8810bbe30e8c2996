package dev.dbxray.adapter.mcp.sdk;

import static dev.dbxray.adapter.mcp.sdk.TestClient.classic;
import static dev.dbxray.adapter.mcp.sdk.TestClient.modern;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class ModernEraTest {

    private static final String META = """
            "_meta":{"io.modelcontextprotocol/serverInfo":\
            {"name":"dbxray","title":"Database X-ray","version":"1.2.3"}}""";

    @Test
    void introducesItself() {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.request(modern(1, "server/discover", "{}")).get("result"))
                    .hasToString("""
                    {"supportedVersions":["2026-07-28"],\
                    "capabilities":{"completions":{},\
                    "resources":{"subscribe":false,"listChanged":false},\
                    "tools":{"listChanged":false}},\
                    "instructions":"Search before you read.",\
                    "ttlMs":3600000,"cacheScope":"public","resultType":"complete",%s}""".formatted(META));
        }
    }

    @Test
    void listsToolsInTheirOrderWithTheirSchemasAsTheyAre() {
        FakeTools tools = new FakeTools()
                .with("beta", a -> FakeTools.answer("x", "y"))
                .with("alpha", a -> FakeTools.answer("x", "y"));
        try (TestClient client = new TestClient(tools)) {
            JsonNode result = client.request(modern(1, "tools/list", "{}")).get("result");

            assertThat(result.path("tools").findValuesAsString("name"))
                    .startsWith("echo")
                    .containsSubsequence("beta", "alpha");
            assertThat(result.path("tools").get(1)).hasToString("""
                    {"name":"beta","title":"Title of beta","description":"Description of beta",\
                    "inputSchema":{"type":"object",\
                    "properties":{"zulu":{"type":"string"},"alpha":{"type":"string"}},"additionalProperties":true},\
                    "outputSchema":{"type":"object",\
                    "properties":{"mike":{"type":"string"}},"additionalProperties":true},\
                    "annotations":{"readOnlyHint":true,"destructiveHint":false,\
                    "idempotentHint":true,"openWorldHint":false}}""");
            assertThat(result.path("ttlMs").longValue()).isEqualTo(3_600_000);
            assertThat(result.path("cacheScope").stringValue()).isEqualTo("public");
            assertThat(result.path("resultType").stringValue()).isEqualTo("complete");
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
        try (TestClient client = new TestClient(tools)) {
            JsonNode answer = client.request(modern(1, "tools/call", "{\"name\":\"tables\"}"));

            assertThat(answer.get("result")).hasToString("""
                    {"content":[{"type":"text","text":"{\\"zulu\\":\\"受注 明細\\",\\"alpha\\":1.5}"}],\
                    "structuredContent":{"zulu":"受注 明細","alpha":1.5},"isError":false,"resultType":"complete",%s}""".formatted(META));
        }
    }

    @Test
    void handsArgumentsOverAsTheyAre() {
        try (TestClient client = new TestClient(new FakeTools())) {
            String arguments = "{\"limit\":null,\"deep\":{\"a\":[1,null,true]},\"big\":12345678901234567890}";

            JsonNode answer =
                    client.request(modern(1, "tools/call", "{\"name\":\"echo\",\"arguments\":" + arguments + "}"));

            assertThat(answer.path("result").get("structuredContent")).hasToString(arguments);
        }
    }

    @Test
    void marksARefusalAsAnError() {
        FakeTools tools = new FakeTools().with("picky", arguments -> new ToolAnswer.Refused("Did you mean orders?"));
        try (TestClient client = new TestClient(tools)) {
            JsonNode result = client.request(modern(1, "tools/call", "{\"name\":\"picky\",\"arguments\":{}}"))
                    .get("result");

            assertThat(result.get("content")).hasToString("[{\"type\":\"text\",\"text\":\"Did you mean orders?\"}]");
            assertThat(result.path("isError").booleanValue()).isTrue();
            assertThat(result.has("structuredContent")).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0001', textBlock = """
            tools/call             | {"name":"nope","arguments":{}}              | -32602 | Unknown tool: nope
            tools/call             | {"name":"echo","arguments":[]}              | -32602 | Malformed CallToolRequest
            tools/list             | {"cursor":"x"}                              | -32602 | Invalid cursor: x
            resources/list         | {"cursor":"x"}                              | -32602 | Invalid cursor: x
            resources/templates/list | {"cursor":"x"}                            | -32602 | Invalid cursor: x
            resources/read         | {"uri":"dbxray://a/b/c"}                    | -32602 | Unknown resource: dbxray://a/b/c
            completion/complete    | {}                                          | -32602 | params.ref is required
            completion/complete    | {"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":""}} | -32602 | Unsupported ref type: ref/prompt
            completion/complete    | {"ref":{"type":"ref/resource","uri":"x://{a}"},"argument":{"name":"a","value":""}} | -32602 | Unknown resource template: x://{a}
            ping                   | {}                                          | -32601 | Method not found: ping
            prompts/list           | {}                                          | -32601 | Method not found: prompts/list
            subscriptions/listen   | {"notifications":{}}                        | -32601 | Method not found: subscriptions/listen
            """)
    void namesWhatIsWrongWithARequest(String method, String params, int code, String message) {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer = client.request(modern(1, method, params));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(code);
            assertThat(answer.path("error").path("message").stringValue()).isEqualTo(message);
        }
    }

    @Test
    void namesTheVersionsThatItSpeaks() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer = client.request(modern(1, "tools/list", "{}").replace("2026-07-28", "2099-01-01"));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(-32022);
            assertThat(answer.path("error").get("data"))
                    .hasToString("{\"supported\":[\"2026-07-28\"],\"requested\":\"2099-01-01\"}");
        }
    }

    @Test
    void wantsTheMetadataThatTheProtocolDemands() {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.request(classic(1, "server/discover", "{}"))
                            .path("error")
                            .path("code")
                            .intValue())
                    .isEqualTo(-32602);
            assertThat(client.request(classic(
                                    2,
                                    "tools/list",
                                    "{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}"))
                            .path("error")
                            .path("code")
                            .intValue())
                    .isEqualTo(-32602);
        }
    }

    @Test
    void saysWhichResourceIsMissing() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer = client.request(modern(1, "resources/read", "{\"uri\":\"dbxray://a/b/c\"}"));

            assertThat(answer.path("error").get("data")).hasToString("{\"uri\":\"dbxray://a/b/c\"}");
        }
    }

    @Test
    void listsResourcesPageByPage() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode first = client.request(modern(1, "resources/list", "{}")).get("result");
            assertThat(first.path("resources").findValuesAsString("name"))
                    .containsExactly("orders", "%E5%8F%97%E6%B3%A8%20%E6%98%8E%E7%B4%B0");

            JsonNode last = client.request(modern(
                            2,
                            "resources/list",
                            TestClient.json(
                                    Map.of("cursor", first.path("nextCursor").stringValue()))))
                    .get("result");
            assertThat(last).hasToString("""
                    {"resources":[{"uri":"dbxray://prod/public/users","name":"users","title":"Table users",\
                    "description":"About users","mimeType":"application/json"}],\
                    "ttlMs":3600000,"cacheScope":"private","resultType":"complete",%s}""".formatted(META));
        }
    }

    @Test
    void readsAResource() {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.request(modern(1, "resources/read", "{\"uri\":\"dbxray://prod/public/orders\"}"))
                            .get("result"))
                    .hasToString("""
                            {"contents":[{"uri":"dbxray://prod/public/orders","mimeType":"application/json",\
                            "text":"{\\"name\\":\\"orders\\"}"}],\
                            "ttlMs":3600000,"cacheScope":"private","resultType":"complete",%s}""".formatted(META));
        }
    }

    @Test
    void listsTemplatesAndCompletesTheirVariables() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode templates =
                    client.request(modern(1, "resources/templates/list", "{}")).get("result");
            assertThat(templates
                            .path("resourceTemplates")
                            .get(0)
                            .path("uriTemplate")
                            .stringValue())
                    .isEqualTo(FakeResources.TEMPLATE);
            assertThat(templates.path("cacheScope").stringValue()).isEqualTo("public");

            JsonNode completion = client.request(modern(2, "completion/complete", """
                    {"ref":{"type":"ref/resource","uri":"dbxray://{database}/{schema}/{table}"},\
                    "argument":{"name":"table","value":"ord"},"context":{"arguments":{"schema":"public"}}}"""));

            assertThat(completion.path("result").get("completion")).hasToString("""
                    {"values":["table ord in public"],"total":120,"hasMore":true}""");
        }
    }
}
