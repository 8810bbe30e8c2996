package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

final class MalformedInputTest {

    private static final String PING = TestClient.classic("after", "ping", "{}");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0001', textBlock = """
            {"jsonrpc":"2.0","id":1                                         | -32700 | null
            nonsense                                                        | -32700 | null
            {"jsonrpc":"2.0","id":1,"method":"ping"} trailing               | -32700 | null
            [{"jsonrpc":"2.0","id":1,"method":"ping"}]                      | -32600 | null
            []                                                              | -32600 | null
            42                                                              | -32600 | null
            "ping"                                                          | -32600 | null
            null                                                            | -32600 | null
            {}                                                              | -32600 | null
            {"id":1,"method":"ping"}                                        | -32600 | 1
            {"jsonrpc":"1.0","id":"a","method":"ping"}                      | -32600 | "a"
            {"jsonrpc":2.0,"id":1,"method":"ping"}                          | -32600 | 1
            {"jsonrpc":"2.0","id":null,"method":"ping"}                     | -32600 | null
            {"jsonrpc":"2.0","id":1.5,"method":"ping"}                      | -32600 | null
            {"jsonrpc":"2.0","id":true,"method":"ping"}                     | -32600 | null
            {"jsonrpc":"2.0","id":{},"method":"ping"}                       | -32600 | null
            {"jsonrpc":"2.0","id":1}                                        | -32600 | 1
            {"jsonrpc":"2.0","id":1,"method":7}                             | -32600 | 1
            {"jsonrpc":"2.0","id":1,"method":"ping","params":[]}            | -32600 | 1
            {"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}           | -32600 | 1
            """)
    void answersWhatIsNoRequestAndServesTheNextLine(String line, int code, String id) {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer = client.request(line);

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(code);
            assertThat(answer.get("id")).hasToString(id);
            assertThat(answer.has("result")).isFalse();
            assertThat(client.request(PING).path("id").stringValue()).isEqualTo("after");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   \t",
                "\r",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unheard\",\"params\":[1]}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\"}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"unknown\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":5,\"error\":{\"code\":1,\"message\":\"\"}}"
            })
    void passesOverWhatWantsNoAnswer(String line) {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.send(line).request(PING).path("id").stringValue()).isEqualTo("after");

            client.assertNothingMore();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "-7",
                "9007199254740993",
                "123456789012345678901234567890",
                "\"\"",
                "\"受注 \\\"1\\\"\"",
                "\"7\""
            })
    void givesIdsBackAsTheyCame(String id) {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            client.send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"ping\"}");

            assertThat(client.receive().get("id")).hasToString(id);

            client.send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"server/discover\",\"params\":{\"_meta\":"
                    + TestClient.MODERN_META + "}}");

            JsonNode answer = client.receive();
            assertThat(answer.get("id")).hasToString(id);
            assertThat(answer.has("result")).isTrue();
        }
    }

    @Test
    void answersEvenIfAnIdHoldsHalfACharacter() {
        try (TestClient client = new TestClient(new FakeTools())) {
            client.send("{\"jsonrpc\":\"2.0\",\"id\":\"\\ud800\",\"method\":\"ping\"}");

            assertThat(client.receive().get("id").stringValue()).isEqualTo("?");
        }
    }

    @Test
    void refusesBrokenUtf8() {
        try (TestClient client = new TestClient(new FakeTools())) {
            String line = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping ÿ\"}\n";

            client.sendBytes(line.getBytes(StandardCharsets.ISO_8859_1));

            assertThat(client.receive().path("error").path("code").intValue()).isEqualTo(-32700);
            assertThat(client.request(PING).path("id").stringValue()).isEqualTo("after");
        }
    }

    @Test
    void takesAByteOrderMarkAndWindowsLineEndings() {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.send("\uFEFF" + PING + "\r").receive().has("result"))
                    .isTrue();
        }
    }

    @Test
    void refusesALineOfTenMegabytesAndServesTheNext() {
        try (TestClient client = new TestClient(new FakeTools())) {
            JsonNode answer =
                    client.request(TestClient.classic(1, "ping", "{\"x\":\"" + "y".repeat(10_000_000) + "\"}"));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(-32600);
            assertThat(answer.path("error").path("message").stringValue()).contains("too long");
            assertThat(client.request(PING).path("id").stringValue()).isEqualTo("after");
        }
    }

    @Test
    void servesALineOfThreeMegabytes() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            String text = "受".repeat(1_000_000);

            JsonNode answer = client.request(TestClient.classic(
                    1, "tools/call", "{\"name\":\"echo\",\"arguments\":{\"text\":\"" + text + "\"}}"));

            assertThat(answer.path("result")
                            .path("structuredContent")
                            .path("text")
                            .stringValue())
                    .isEqualTo(text);
        }
    }

    @Test
    void refusesWhatIsNestedTooDeeply() {
        try (TestClient client = new TestClient(new FakeTools())) {
            String deep = "[".repeat(100_000) + "]".repeat(100_000);

            JsonNode answer = client.request(TestClient.classic(1, "ping", "{\"x\":" + deep + "}"));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(-32700);
            assertThat(client.request(PING).path("id").stringValue()).isEqualTo("after");
        }
    }

    @Test
    void takesNullAndAbsentParamsForEmptyOnes() {
        try (TestClient client = new TestClient(new FakeTools()).initialize()) {
            client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":null}");
            assertThat(client.receive().path("result").path("tools").size()).isEqualTo(1);

            client.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}");
            assertThat(client.receive().path("result").path("tools").size()).isEqualTo(1);
        }
    }
}
