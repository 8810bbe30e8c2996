package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Speak with the real jar over stdio, one call after the other. */
final class StdioClient implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final DbxrayProcess server;
    private final List<String> notifications = new ArrayList<>();
    private int requests;

    private StdioClient(DbxrayProcess server) {
        this.server = server;
    }

    static StdioClient of(String... arguments) {
        return of(DbxrayProcess.start(arguments));
    }

    static StdioClient of(DbxrayProcess server) {
        var client = new StdioClient(server);
        client.request(
                "initialize",
                Map.of(
                        "protocolVersion",
                        "2025-06-18",
                        "capabilities",
                        Map.of(),
                        "clientInfo",
                        Map.of("name", "probe", "version", "1")));
        client.server.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return client;
    }

    /** Send a request and wait for its answer. */
    JsonNode request(String method, Map<String, ?> params) {
        server.send(JSON.writeValueAsString(
                Map.of("jsonrpc", "2.0", "id", ++requests, "method", method, "params", params)));
        var answer = JSON.readTree(server.receive());
        while (!answer.has("id")) {
            notifications.add(answer.get("method").asString());
            answer = JSON.readTree(server.receive());
        }
        assertThat(answer.get("id").asInt()).isEqualTo(requests);
        return answer;
    }

    /** Get the methods of the notifications that came before the last answer. */
    List<String> notifications() {
        return List.copyOf(notifications);
    }

    /** Tell the server to read its databases again. */
    void hangUp() {
        server.hangUp();
    }

    /** Call a tool that must answer. */
    JsonNode call(String tool, Map<String, ?> arguments) {
        var result = result(tool, arguments);
        assertThat(result.path("isError").asBoolean()).as(result.toString()).isFalse();
        return result.get("structuredContent");
    }

    /** Call a tool that must refuse, and get what it says. */
    String refusal(String tool, Map<String, ?> arguments) {
        var result = result(tool, arguments);
        assertThat(result.path("isError").asBoolean()).as(result.toString()).isTrue();
        return result.at("/content/0/text").asString();
    }

    /** Call a tool and get the whole result. */
    JsonNode result(String tool, Map<String, ?> arguments) {
        return request("tools/call", Map.of("name", tool, "arguments", arguments))
                .get("result");
    }

    @Override
    public void close() {
        server.close();
    }
}
