package dev.dbxray.bootstrap.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.json.JsonMapper;

final class HttpIT {

    private static final Path USAGE = Path.of("src/test/resources/usage");
    private static final Path OVER_HTTP = USAGE.resolve("over-http.md");
    private static final Pattern EXAMPLE = Pattern.compile(
            "```sh\n(?<script>.*?)```(?<between>[^`]*(?:`\\w+`[^`]*)?)```json\n(?<answer>.*?)```", Pattern.DOTALL);
    private static final boolean UPDATE = Boolean.parseBoolean(System.getenv("UPDATE_GOLDEN"));

    static URI address(DbxrayProcess server) {
        return URI.create(server.awaitTold("dbxray: serving (http://127\\.0\\.0\\.1:\\d+/mcp)\\."));
    }

    private static HttpResponse<String> get(URI url) {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(url).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void answersTheCallsOfItsDocumentation() throws IOException {
        PostgreSql.create("http_usage", Files.readString(USAGE.resolve("users.sql")));
        try (var server = DbxrayProcess.start(
                "serve", "--http=0", "--url=" + PostgreSql.url("http_usage"), "--user=postgres", "--no-sidecar")) {
            String authority = address(server).getAuthority();
            String document = Files.readString(OVER_HTTP);

            String answered = EXAMPLE.matcher(document)
                    .replaceAll(example -> "```sh\n$1```$2```json\n"
                            + Matcher.quoteReplacement(answer(example.group(1), authority)) + "\n```");

            if (UPDATE) {
                Files.writeString(OVER_HTTP, answered);
            }
            assertThat(document).as("write it with UPDATE_GOLDEN=true").isEqualTo(answered);
            assertThat(document).contains("\"numeric_scale\" : 0", "\"default\" : null");
        }
    }

    private static String answer(String script, String authority) {
        try (var shell = DbxrayProcess.start(
                Map.of(), List.of("bash", "-euo", "pipefail", "-c", script.replace("localhost:8080", authority)))) {
            var outcome = shell.finish();
            assertThat(outcome.err()).isEmpty();
            return JsonMapper.shared()
                    .readTree(outcome.out().getLast())
                    .at("/result/structuredContent")
                    .toPrettyString();
        }
    }

    @Test
    void isReadyOnceItHasReadItsDatabase() throws IOException {
        try (var database = RestartablePostgreSql.fresh()) {
            database.stop();
            try (var server = DbxrayProcess.start(
                    "serve", "--http=0", "--url=" + database.url(), "--user=postgres", "--no-sidecar")) {
                URI address = address(server);
                assertThat(get(address.resolve("/healthz")).statusCode()).isEqualTo(200);
                assertThat(get(address.resolve("/readyz")).statusCode()).isEqualTo(503);

                database.startAgain();

                LiveIT.until(() -> get(address.resolve("/readyz")).statusCode(), Integer.valueOf(200)::equals);
                assertThat(get(address.resolve("/metrics")).body())
                        .contains("dbxray_http_requests_total{method=\"GET\",status=\"200\"}");
            }
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void endsInGoodOrderWhenItIsToldTo() {
        try (var server = DbxrayProcess.start("serve", "--http=0", "--demo")) {
            address(server);

            server.terminate();

            var outcome = server.awaitEnd();
            assertThat(outcome.exitCode()).isEqualTo(143);
            assertThat(outcome.out()).isEmpty();
            assertThat(outcome.err()).doesNotContain("Exception", "SEVERE", "WARNING");
        }
    }

    @Test
    void refusesToServeStrangersAndToMixUpItsOptions() {
        assertThat(DbxrayProcess.run("serve", "--demo", "--http=0.0.0.0:0"))
                .satisfies(refused -> assertThat(refused.exitCode()).isEqualTo(2))
                .satisfies(refused -> assertThat(refused.err()).contains("nothing says who may"));
        assertThat(DbxrayProcess.run("serve", "--demo", "--allow-host=x").err()).contains("belong to --http");
        assertThat(DbxrayProcess.run("serve", "--demo", "--http=http://x").err())
                .contains("write HOST:PORT");
    }

    @Test
    void speaksUtf8InAnyLocale() throws IOException {
        try (var server = DbxrayProcess.start("serve", "--http=0", "--demo");
                var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(address(server))
                    .header("Content-Type", "application/json")
                    .header("MCP-Protocol-Version", "2026-07-28")
                    .header("Mcp-Method", "tools/call")
                    .header("Mcp-Name", "search_tables")
                    .POST(HttpRequest.BodyPublishers.ofString("""
                            {"jsonrpc":"2.0","id":"受","method":"tools/call","params":{"_meta":{\
                            "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                            "io.modelcontextprotocol/clientCapabilities":{}},\
                            "name":"search_tables","arguments":{"query":"従業員","limit":null}}}""", UTF_8))
                    .build();

            var answer = new String(
                    client.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray())
                            .join()
                            .body(),
                    UTF_8);

            assertThat(answer).contains("\"id\":\"受\"", "\"logicalName\":\"従業員\"");
        }
    }
}
