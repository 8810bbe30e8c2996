package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class EndOfStreamTest {

    @ParameterizedTest
    @EnumSource
    void answersEverythingBeforeItEnds(Era era) {
        Gate gate = new Gate();
        try (TestClient client = era.open(new FakeTools().with("slow", gate))) {
            for (int id = 0; id < 20; id++) {
                client.send(era.call(id, "slow"));
            }
            client.endInput();
            gate.awaitArrivals(20);

            gate.open();

            client.awaitEnd();
            assertThat(client.receive(20).values()).allMatch(answer -> answer.has("result"));
        }
    }

    @Test
    void servesALastLineWithoutNewline() {
        try (TestClient client = new TestClient(new FakeTools())) {
            client.sendBytes(TestClient.classic(1, "ping", "{}").getBytes(StandardCharsets.UTF_8))
                    .endInput()
                    .awaitEnd();

            assertThat(client.receive().has("result")).isTrue();
        }
    }

    @Test
    void endsAtOnceWithoutAnyInput() {
        try (TestClient client = new TestClient(new FakeTools())) {
            client.endInput().awaitEnd();

            client.assertNothingMore();
        }
    }

    @ParameterizedTest
    @EnumSource
    void interruptsWhatOutlastsTheTimeForLastAnswers(Era era) {
        Gate gate = new Gate();
        StdioServer server = new StdioServer(
                TestClient.PROFILE,
                new FakeTools().with("stuck", gate),
                new FakeResources(),
                ListChanges.never(),
                Duration.ofMillis(50));
        try (TestClient client = era.open(new TestClient(server))) {
            client.send(era.call(1, "stuck"));
            gate.awaitArrivals(1);

            client.endInput().awaitEnd();

            gate.awaitInterruptions(1);
            client.assertNothingMore();
        }
    }

    @ParameterizedTest
    @EnumSource
    void waitsForNoCallThatWasCancelled(Era era) {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch testIsOver = new CountDownLatch(1);
        FakeTools tools = new FakeTools().with("deaf", arguments -> {
            started.countDown();
            Gate.awaitUninterruptibly(testIsOver);
            return FakeTools.answer("late", "yes");
        });
        try (TestClient client = era.open(tools)) {
            client.send(era.call(1, "deaf"));
            Gate.awaitUninterruptibly(started);

            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}")
                    .endInput()
                    .awaitEnd();

            client.assertNothingMore();
            testIsOver.countDown();
        }
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenTheClientTakesNoMoreAnswers(Era era) {
        Gate gate = new Gate();
        try (TestClient client = era.open(new FakeTools().with("slow", gate))) {
            client.send(era.call(1, "slow"));
            gate.awaitArrivals(1);

            client.hangUp().sendUntilTheEnd(era.call(2, "echo"));

            gate.awaitInterruptions(1);
        }
    }

    @Test
    void endsWhenItsThreadIsInterrupted() {
        try (TestClient client = Era.CLASSIC.open(new FakeTools())) {
            client.interruptServer().awaitEnd();
        }
    }
}
