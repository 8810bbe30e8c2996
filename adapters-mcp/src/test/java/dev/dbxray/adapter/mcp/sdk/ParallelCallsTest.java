package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

final class ParallelCallsTest {

    @ParameterizedTest
    @EnumSource
    void runsTwoHundredCallsAtOnce(Era era) {
        Gate gate = new Gate();
        try (TestClient client = era.open(new FakeTools().with("slow", gate))) {
            client.send(calls(era, "slow", 200));
            gate.awaitArrivals(200);

            gate.open();

            assertThat(client.receive(200).values())
                    .allMatch(answer -> answer.path("result").has("structuredContent"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void answersTwoThousandPipelinedCallsEachWithItsOwnResult(Era era) {
        try (TestClient client = era.open(new FakeTools())) {
            client.send(calls(era, "echo", 2_000));

            Map<JsonNode, JsonNode> answers = client.receive(2_000);

            answers.forEach((id, answer) -> assertThat(
                            answer.path("result").path("structuredContent").get("id"))
                    .isEqualTo(id));
        }
    }

    /** The answers exceed what pipes hold many times over, so a server that reads only after it has written hangs. */
    @ParameterizedTest
    @EnumSource
    void goesOnReadingWhileNobodyTakesItsAnswers(Era era) {
        String text = "x".repeat(50_000);
        try (TestClient client = era.open(new FakeTools().with("long", a -> FakeTools.answer("text", text)))) {
            client.send(calls(era, "long", 500));

            assertThat(client.receive(500)).hasSize(500);
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsNoCallWaitingForASlowOne(Era era) {
        Gate gate = new Gate();
        try (TestClient client = era.open(new FakeTools().with("slow", gate))) {
            client.send(era.call("slow", "slow"));
            gate.awaitArrivals(1);

            assertThat(client.request(era.call("quick", "echo")).path("id").stringValue())
                    .isEqualTo("quick");

            gate.open();
            assertThat(client.receive().path("id").stringValue()).isEqualTo("slow");
        }
    }

    @Test
    void answersAPingWhileEveryProcessorComputes() {
        int callCount = Runtime.getRuntime().availableProcessors() * 2;
        CountDownLatch answered = new CountDownLatch(1);
        FakeTools tools = new FakeTools().with("compute", arguments -> {
            while (answered.getCount() > 0) {
                Thread.onSpinWait();
            }
            return FakeTools.answer("done", "yes");
        });
        try (TestClient client = Era.CLASSIC.open(tools)) {
            client.send(calls(Era.CLASSIC, "compute", callCount));

            assertThat(client.request(TestClient.classic("ping", "ping", "{}"))
                            .path("id")
                            .stringValue())
                    .isEqualTo("ping");

            answered.countDown();
            assertThat(client.receive(callCount)).hasSize(callCount);
        }
    }

    @Test
    void servesBothErasOnOneConnection() {
        try (TestClient client = new TestClient(new FakeTools())) {
            assertThat(client.request(TestClient.modern("d", "server/discover", "{}"))
                            .has("result"))
                    .isTrue();
            client.initialize();
            for (int i = 0; i < 100; i += 2) {
                client.send(Era.MODERN.call(i, "echo")).send(Era.CLASSIC.call(i + 1, "echo"));
            }

            client.receive(100).forEach((id, answer) -> {
                assertThat(answer.path("result").path("structuredContent").get("id"))
                        .isEqualTo(id);
                assertThat(answer.path("result").has("resultType")).isEqualTo(id.intValue() % 2 == 0);
            });
        }
    }

    private static String calls(Era era, String tool, int count) {
        return IntStream.range(0, count).mapToObj(id -> era.call(id, tool)).collect(Collectors.joining("\n"));
    }
}
