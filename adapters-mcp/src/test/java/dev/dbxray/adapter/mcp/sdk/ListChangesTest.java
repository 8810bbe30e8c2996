package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

final class ListChangesTest {

    private static final String LISTEN = TestClient.modern(7, "subscriptions/listen", """
            {"notifications":{"resourcesListChanged":true}}""");

    private final ListChanges changes = ListChanges.ofResources();

    private TestClient client(ListChanges served) {
        return new TestClient(new StdioServer(TestClient.PROFILE, new FakeTools(), new FakeResources(), served));
    }

    @Test
    void tellsAClassicClientWithoutBeingAsked() {
        try (TestClient client = client(changes)) {
            JsonNode welcome = client.request(TestClient.initializeLine("2025-11-25"));
            assertThat(welcome.at("/result/capabilities/resources/listChanged").asBoolean())
                    .isTrue();

            changes.resourcesChanged();

            assertThat(client.receive().toString())
                    .isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/resources/list_changed\"}");
            client.assertNothingMore();
        }
    }

    @Test
    void tellsNobodyBeforeTheHandshake() {
        try (TestClient client = client(changes)) {
            assertThat(client.request(TestClient.classic(1, "ping", "{}")).has("result"))
                    .isTrue();

            changes.resourcesChanged();

            client.assertNothingMore();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "\"seven\"", "123456789012345678901234567890"})
    void tellsAModernClientThatListens(String id) {
        try (TestClient client = client(changes)) {
            client.send(LISTEN.replace("\"id\":7", "\"id\":" + id));
            JsonNode acknowledged = client.receive();
            assertThat(acknowledged.path("method").asString()).isEqualTo("notifications/subscriptions/acknowledged");

            changes.resourcesChanged();
            changes.resourcesChanged();

            for (int change = 0; change < 2; change++) {
                JsonNode told = client.receive();
                assertThat(told.path("method").asString()).isEqualTo("notifications/resources/list_changed");
                assertThat(told.at("/params/_meta")
                                .path("io.modelcontextprotocol/subscriptionId")
                                .asString())
                        .isEqualTo(id.replace("\"", ""));
            }
            client.assertNothingMore();
        }
    }

    @Test
    void stopsWhenAModernClientCancels() {
        try (TestClient client = client(changes)) {
            client.send(LISTEN).receive();

            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}");
            assertThat(client.request(TestClient.modern(8, "tools/list", "{}"))
                            .path("id")
                            .asInt())
                    .isEqualTo(8);
            changes.resourcesChanged();

            client.assertNothingMore();
        }
    }

    @Test
    void tellsAModernClientThatAsksForLessNothing() {
        try (TestClient client = client(changes)) {
            client.send(TestClient.modern(7, "subscriptions/listen", """
                    {"notifications":{"toolsListChanged":true}}""")).receive();

            changes.resourcesChanged();

            assertThat(client.request(TestClient.modern(8, "tools/list", "{}"))
                            .path("id")
                            .asInt())
                    .isEqualTo(8);
            client.assertNothingMore();
        }
    }

    @Test
    void waitsForNoListenerWhenTheInputEnds() {
        try (TestClient client = client(changes)) {
            client.send(LISTEN).receive();

            client.endInput().awaitEnd();

            client.assertNothingMore();
        }
    }

    @Test
    void offersNothingWhereNothingChanges() {
        try (TestClient client = client(ListChanges.never())) {
            assertThat(client.request(TestClient.initializeLine("2025-11-25"))
                            .at("/result/capabilities/resources")
                            .path("listChanged")
                            .asBoolean(false))
                    .isFalse();
            assertThat(client.request(LISTEN).at("/error/code").asInt()).isEqualTo(-32601);
        }
    }

    @Test
    void letsClientsKeepForAMomentOnlyWhatMayChange() {
        String list = TestClient.modern(1, "resources/list", "{}");
        try (TestClient changing = client(changes);
                TestClient steady = client(ListChanges.never())) {
            assertThat(changing.request(list).at("/result/ttlMs").asLong()).isEqualTo(60_000);
            assertThat(steady.request(list).at("/result/ttlMs").asLong()).isEqualTo(3_600_000);
        }
    }
}
