package dev.dbxray.adapter.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.adapter.mcp.http.RawClient.Answer;
import dev.dbxray.adapter.mcp.sdk.FakeServlets;
import dev.dbxray.adapter.mcp.sdk.Gate;
import dev.dbxray.adapter.mcp.sdk.HttpLimits;
import dev.dbxray.adapter.mcp.sdk.ListChanges;
import dev.dbxray.application.message.MendableException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HttpServerTest {

    private static final HttpLimits SMALL = new HttpLimits(10_000, 3);
    private static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}";
    private static final String INITIALIZE = """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},\
            "clientInfo":{"name":"test","version":"1"}}}""";

    private static HttpSettings settings(int inFlight) {
        return new HttpSettings(
                HttpAddress.parse("127.0.0.1:0"), List.of("db-mcp:8000"), List.of(), List.of(), inFlight);
    }

    private static void serving(Consumer<RawClient> test) {
        serving(new Gate(), 8, ListChanges.never(), server -> test.accept(client(server)));
    }

    private static void serving(Gate gate, int inFlight, ListChanges changes, Consumer<HttpServer> test) {
        Audiences mcp = caller -> FakeServlets.with(gate, changes, SMALL);
        try (var server = HttpServer.start(settings(inFlight), mcp, new Metrics(), () -> true)) {
            test.accept(server);
        }
    }

    private static RawClient client(HttpServer server) {
        return new RawClient(URI.create(server.url()));
    }

    private static String call(String tool) {
        return "{\"jsonrpc\":\"2.0\",\"id\":\"受注\",\"method\":\"tools/call\",\"params\":{" + META + ",\"name\":\""
                + tool + "\",\"arguments\":{\"text\":\"受注\"}}}";
    }

    private static Answer modern(RawClient client, String tool) {
        return client.post(
                call(tool), "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: tools/call", "Mcp-Name: " + tool);
    }

    @Test
    void answersRequestsThatCarryTheirVersion() {
        serving(client -> assertThat(modern(client, "echo")).satisfies(answer -> {
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.text()).contains("\"id\":\"受注\"", "\"text\":\"受注\"", "\"resultType\":\"complete\"");
            assertThat(answer.header("Mcp-Session-Id")).isEmpty();
        }));
    }

    @Test
    void opensSessionsAndEndsThem() {
        serving(client -> {
            Answer opened = client.post(INITIALIZE);
            String session = "Mcp-Session-Id: " + opened.header("Mcp-Session-Id");
            assertThat(opened.status()).isEqualTo(200);
            assertThat(opened.text()).contains("\"protocolVersion\":\"2025-06-18\"");

            assertThat(client.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", session)
                            .status())
                    .isEqualTo(202);
            assertThat(client.post(
                                    "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":"
                                            + "{\"name\":\"echo\",\"arguments\":{\"text\":\"受注\"}}}",
                                    session)
                            .text())
                    .contains("\"text\":\"受注\"");
            assertThat(client.send("DELETE", "/mcp", "", session).status()).isEqualTo(200);
            assertThat(client.post("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}", session))
                    .satisfies(answer -> {
                        assertThat(answer.status()).isEqualTo(404);
                        assertThat(answer.text()).contains("\"id\":3", "Session not found");
                    });
        });
    }

    @Test
    void servesASessionInNoOtherVersionThanThoseOfItsEra() {
        serving(client -> {
            String session = "Mcp-Session-Id: " + client.post(INITIALIZE).header("Mcp-Session-Id");
            String ping = "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}";

            assertThat(client.post(ping, session, "MCP-Protocol-Version: 2025-06-18")
                            .status())
                    .isEqualTo(200);
            assertThat(client.post(ping, session, "MCP-Protocol-Version: 1999-01-01")
                            .status())
                    .isEqualTo(400);
            assertThat(client.send("GET", "/mcp", "", session, "MCP-Protocol-Version: 1999-01-01")
                            .status())
                    .isEqualTo(400);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "2024-11-05, 2024-11-05",
        "2025-03-26, 2025-03-26",
        "2025-11-25, 2025-11-25",
        "1999-01-01, 2025-11-25",
        "2026-07-28, 2025-11-25"
    })
    void agreesOnAVersion(String asked, String agreed) {
        serving(client -> assertThat(
                        client.post(INITIALIZE.replace("2025-06-18", asked)).text())
                .contains("\"protocolVersion\":\"" + agreed + "\""));
    }

    @Test
    void opensNoMoreSessionsThanItMay() {
        serving(client -> {
            for (int opened = 0; opened < SMALL.sessions(); opened++) {
                assertThat(client.post(INITIALIZE).status()).isEqualTo(200);
            }
            assertThat(client.post(INITIALIZE)).satisfies(answer -> {
                assertThat(answer.status()).isEqualTo(429);
                assertThat(answer.header("Retry-After")).isEqualTo("60");
            });
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {                                                          | -32700
                    []                                                         | -32600
                    [{"jsonrpc":"2.0","id":1,"method":"ping"}]                 | -32600
                    "text"                                                     | -32600
                    {"jsonrpc":"1.0","id":1,"method":"ping"}                   | -32600
                    {"jsonrpc":"2.0","id":null,"method":"ping"}                | -32600
                    {"jsonrpc":"2.0","id":1.5,"method":"ping"}                 | -32600
                    {"jsonrpc":"2.0","id":1,"method":"tools/list"}             | -32600
                    {"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]} | -32600
                    """)
    void refusesWhatIsNoMessage(String body, int code) {
        serving(client -> assertThat(client.post(body)).satisfies(answer -> {
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.header("Content-Type")).isEqualTo("application/json");
            assertThat(answer.text()).contains("\"code\":" + code).doesNotContain("Exception", "\tat ");
        }));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    evil.example           | 421
                    evil.example:8080      | 421
                    localhost.evil.example | 421
                    db-mcp                 | 421
                    db-mcp:8000            | 200
                    localhost              | 200
                    """)
    void isKnownByItsNamesOnly(String host, int status) {
        serving(client -> assertThat(
                        client.send("GET /healthz HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                                .status())
                .isEqualTo(status));
    }

    @Test
    void tellsBrowsersWhichPagesAreKnown() {
        serving(client -> {
            Answer known = client.send("OPTIONS", "/mcp", "", "Origin: http://localhost:3000");
            assertThat(known.status()).isEqualTo(204);
            assertThat(known.header("Access-Control-Allow-Origin")).isEqualTo("http://localhost:3000");
            assertThat(known.header("Access-Control-Allow-Headers")).contains("Mcp-Session-Id", "Authorization");
            assertThat(known.header("Vary")).isEqualTo("Origin");

            Answer strange = client.post(call("echo"), "Origin: http://evil.example");
            assertThat(strange.status()).isEqualTo(403);
            assertThat(strange.header("Access-Control-Allow-Origin")).isEmpty();
            assertThat(client.post(call("echo"), "Origin: null").status()).isEqualTo(403);
        });
    }

    @Test
    void refusesBodiesThatAreTooLong() {
        serving(client -> {
            assertThat(client.post("x".repeat(SMALL.bodyBytes() + 1)).status()).isEqualTo(413);
            assertThat(client.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: 104857600\r\n\r\n" + "{".repeat(200_000))
                            .status())
                    .isEqualTo(413);
            assertThat(client.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                    + "Transfer-Encoding: chunked\r\n\r\n" + "1000\r\n" + "x".repeat(0x1000)
                                    + "\r\n1000\r\n"
                                    + "x".repeat(0x1000) + "\r\n1000\r\n" + "x".repeat(0x1000) + "\r\n0\r\n\r\n")
                            .status())
                    .isEqualTo(413);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    PUT     | /mcp              | 405
                    PATCH   | /mcp              | 405
                    HEAD    | /mcp              | 405
                    TRACE   | /mcp              | 405
                    GET     | /mcp              | 400
                    POST    | /                 | 404
                    GET     | /mcp/             | 404
                    GET     | /mcp/../metrics   | 200
                    GET     | /..%2fmetrics     | 400
                    GET     | /%2e%2e/etc       | 400
                    GET     | /mcp;x=1/metrics  | 404
                    GET     | //metrics         | 200
                    GET     | /WEB-INF/web.xml  | 404
                    POST    | /healthz          | 405
                    POST    | /metrics          | 405
                    """)
    void answersAtItsPathsOnly(String method, String path, int status) {
        serving(client -> assertThat(client.send(method, path, "").status()).isEqualTo(status));
    }

    @Test
    void boundsHeaders() {
        serving(client -> {
            assertThat(client.send("GET", "/healthz", "", "X: " + "x".repeat(20_000))
                            .status())
                    .isEqualTo(400);
            assertThat(client.send("GET", "/healthz", "", "X: 1\r\n".repeat(150) + "Y: 1")
                            .status())
                    .isEqualTo(400);
            assertThat(client.send("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n")
                            .status())
                    .isEqualTo(400);
        });
    }

    @Test
    void refusesOtherContentThanJson() {
        serving(client -> assertThat(client.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
                                + "Content-Length: 1\r\nConnection: close\r\n\r\nx")
                        .status())
                .isEqualTo(415));
    }

    @Test
    void refusesWhatComesWhileTooManyRequestsAreWorkedOn() {
        var gate = new Gate();
        serving(gate, 1, ListChanges.never(), server -> {
            var first = CompletableFuture.supplyAsync(() -> modern(client(server), "slow"));
            gate.awaitArrivals(1);

            Answer second = modern(client(server), "echo");
            assertThat(second.status()).isEqualTo(429);
            assertThat(second.header("Retry-After")).isEqualTo("1");
            gate.open();
            assertThat(first.join().text()).contains("\"passed\":\"yes\"");
        });
    }

    @Test
    void answersWhatIsInFlightBeforeItEnds() {
        var gate = new Gate();
        serving(gate, 1, ListChanges.never(), server -> {
            var first = CompletableFuture.supplyAsync(() -> modern(client(server), "slow"));
            gate.awaitArrivals(1);
            var closing = CompletableFuture.runAsync(server::close);
            gate.open();

            assertThat(first.join().text()).contains("\"passed\":\"yes\"");
            closing.join();
        });
    }

    @Test
    void tellsAClientThatListensOfChanges() throws IOException {
        var changes = ListChanges.ofResources();
        serving(new Gate(), 8, changes, server -> {
            RawClient client = client(server);
            String session = client.post(INITIALIZE).header("Mcp-Session-Id");
            try (var socket = new Socket(client.url().getHost(), client.url().getPort())) {
                socket.getOutputStream()
                        .write(("GET /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nMcp-Session-Id: "
                                        + session + "\r\n\r\n")
                                .getBytes(java.nio.charset.StandardCharsets.UTF_8));
                var told = CompletableFuture.supplyAsync(() -> until(socket, "resources/list_changed"));
                while (!told.isDone()) {
                    changes.resourcesChanged();
                }
                assertThat(told.join()).contains("text/event-stream", "notifications/resources/list_changed");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static String until(Socket socket, String wanted) {
        var heard = new StringBuilder();
        try {
            InputStream in = socket.getInputStream();
            for (int next = in.read(); next >= 0 && heard.indexOf(wanted) < 0; next = in.read()) {
                heard.append((char) next);
            }
            return heard.toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void tellsThoseWhoRunItHowItIs() {
        var ready = new AtomicBoolean();
        Audiences mcp = caller -> FakeServlets.with(new Gate(), ListChanges.never(), SMALL);
        var metrics = new Metrics();
        try (var server = HttpServer.start(settings(8), mcp, metrics, ready::get)) {
            RawClient client = client(server);
            assertThat(client.send("GET", "/healthz", "").status()).isEqualTo(200);
            assertThat(client.send("GET", "/readyz", "").status()).isEqualTo(503);
            ready.set(true);
            assertThat(client.send("GET", "/readyz", "").status()).isEqualTo(200);
            client.post(INITIALIZE);
            assertThat(client.send("GET", "/metrics", "").text())
                    .contains(
                            "dbxray_http_requests_total{method=\"GET\",status=\"503\"} 1.0",
                            "dbxray_mcp_sessions 1.0",
                            "dbxray_http_requests_in_flight 0.0");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0:0", "[::]:0"})
    void listensForNobodyElseWhileAnybodyMayCall(String address) {
        var open = new HttpSettings(HttpAddress.parse(address), List.of(), List.of(), List.of(), 1);
        Audiences mcp = caller -> FakeServlets.with(new Gate(), ListChanges.never(), SMALL);

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> HttpServer.start(open, mcp, new Metrics(), () -> true))
                .withMessageContaining("nothing says who may");
    }

    @Test
    void saysThatThePortIsInUse() throws IOException {
        try (var taken = new ServerSocket(0, 1, HttpAddress.USUAL.inet())) {
            var settings = new HttpSettings(
                    HttpAddress.parse("127.0.0.1:" + taken.getLocalPort()), List.of(), List.of(), List.of(), 1);
            Audiences mcp = caller -> FakeServlets.with(new Gate(), ListChanges.never(), SMALL);

            assertThatExceptionOfType(MendableException.class)
                    .isThrownBy(() -> HttpServer.start(settings, mcp, new Metrics(), () -> true))
                    .withMessageContaining("port " + taken.getLocalPort() + ": the port is in use");
        }
    }
}
