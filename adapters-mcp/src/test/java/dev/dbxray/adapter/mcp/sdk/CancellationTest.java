package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class CancellationTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\u0001',
            value = {
                "CLASSIC,7",
                "MODERN,7",
                "CLASSIC,\"seven\"",
                "MODERN,\"seven\"",
                "CLASSIC,123456789012345678901234567890"
            })
    void interruptsTheCallAndSuppressesItsAnswer(Era era, String id) {
        Gate gate = new Gate();
        try (TestClient client = era.open(new FakeTools().with("slow", gate))) {
            client.send(era.call("@", "slow").replace("\"@\"", id));
            gate.awaitArrivals(1);

            client.send(cancel(id));
            gate.awaitInterruptions(1);

            assertThat(client.request(era.call("next", "echo")).path("id").stringValue())
                    .isEqualTo("next");
            client.assertNothingMore();
        }
    }

    @ParameterizedTest
    @EnumSource
    void leavesOtherCallsAlone(Era era) {
        Gate gate = new Gate();
        try (TestClient client = era.open(new FakeTools().with("slow", gate))) {
            client.send(era.call(1, "slow")).send(era.call("1", "slow")).send(era.call(2, "slow"));
            gate.awaitArrivals(3);

            client.send(cancel("1")).send(cancel("99")).send(cancel("null"));
            gate.awaitInterruptions(1);
            gate.open();

            assertThat(client.receive(2).keySet()).extracting(Object::toString).containsExactlyInAnyOrder("\"1\"", "2");
            client.assertNothingMore();
        }
    }

    @ParameterizedTest
    @EnumSource
    void ignoresACancellationThatComesTooLate(Era era) {
        try (TestClient client = era.open(new FakeTools())) {
            assertThat(client.request(era.call(1, "echo")).has("result")).isTrue();

            assertThat(client.send(cancel("1")).request(era.call(1, "echo")).has("result"))
                    .isTrue();
        }
    }

    private static String cancel(String id) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" + id
                + ",\"reason\":\"test\"}}";
    }
}
