package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Talks to a {@link StdioServer} over pipes of the operating system, line by line. */
final class TestClient implements AutoCloseable {

    /** Only ever waited out by a test that fails. */
    static final Duration PATIENCE = Duration.ofSeconds(60);

    static final ServerProfile PROFILE =
            new ServerProfile("dbxray", "Database X-ray", "1.2.3", "Search before you read.");

    static final String MODERN_META = """
            {"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}""";

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final Pipe toServer;
    private final Pipe fromServer;
    private final OutputStream out;
    private final Thread server;
    private final Thread reader;
    private final BlockingQueue<JsonNode> received = new LinkedBlockingQueue<>();

    TestClient(Tools tools, Resources resources) {
        this(new StdioServer(PROFILE, tools, resources, ListChanges.never()));
    }

    TestClient(Tools tools) {
        this(tools, new FakeResources());
    }

    TestClient(StdioServer stdioServer) {
        try {
            toServer = Pipe.open();
            fromServer = Pipe.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out = Channels.newOutputStream(toServer.sink());
        InputStream in = Channels.newInputStream(toServer.source());
        OutputStream serverOut = Channels.newOutputStream(fromServer.sink());
        server = Thread.ofPlatform().daemon().start(() -> stdioServer.serve(in, serverOut));
        reader = Thread.ofPlatform().daemon().start(this::readAnswers);
    }

    private void readAnswers() {
        InputStream answers = Channels.newInputStream(fromServer.source());
        try (var lines = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                received.add(MAPPER.readTree(line));
            }
        } catch (IOException e) {
            // The test has hung up.
        }
    }

    static String classic(Object id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + json(id) + ",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    /** Write the params of a request as a modern client does. */
    static String modern(Object id, String method, String params) {
        String rest = params.substring(1);
        String separator = rest.equals("}") ? "" : ",";
        return classic(id, method, "{\"_meta\":" + MODERN_META + separator + rest);
    }

    static String json(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    TestClient send(String line) {
        return sendBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    TestClient sendBytes(byte[] bytes) {
        try {
            out.write(bytes);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    TestClient initialize() {
        return initialize("2025-11-25");
    }

    TestClient initialize(String protocolVersion) {
        send(initializeLine(protocolVersion));
        assertThat(receive().path("result").has("serverInfo")).isTrue();
        return send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    }

    static String initializeLine(String protocolVersion) {
        return classic("init", "initialize", """
                {"protocolVersion":"%s","capabilities":{},"clientInfo":{"name":"test","version":"0"}}""".formatted(protocolVersion));
    }

    JsonNode receive() {
        try {
            JsonNode message = received.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            assertThat(message).as("next message").isNotNull();
            return message;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Receive so many messages, whatever their order, by their ids. */
    Map<JsonNode, JsonNode> receive(int count) {
        Map<JsonNode, JsonNode> byId = new HashMap<>();
        for (int i = 0; i < count; i++) {
            JsonNode message = receive();
            assertThat(byId.put(message.path("id"), message))
                    .as("second answer")
                    .isNull();
        }
        return byId;
    }

    JsonNode request(String line) {
        return send(line).receive();
    }

    TestClient endInput() {
        try {
            toServer.sink().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Stop reading, as a client does that died. */
    TestClient hangUp() {
        try {
            fromServer.source().close();
            // Only then is the pipe closed in truth.
            reader.join();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        return this;
    }

    /**
     * Send the same again and again, because another process may hold the pipe for a moment after it was closed here, so
     * that an answer still seems to be taken.
     */
    void sendUntilTheEnd(String line) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        try {
            do {
                assertThat(System.nanoTime()).as("time to end").isLessThan(deadline);
                send(line);
            } while (!server.join(Duration.ofMillis(20)));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    TestClient interruptServer() {
        server.interrupt();
        return this;
    }

    void awaitEnd() {
        try {
            assertThat(server.join(PATIENCE)).as("server has ended").isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Say that nothing was sent beyond what was received; ends the connection to know. */
    void assertNothingMore() {
        endInput().awaitEnd();
        try {
            fromServer.sink().close();
            reader.join();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        assertThat(received).isEmpty();
    }

    @Override
    public void close() {
        endInput().hangUp();
    }
}
