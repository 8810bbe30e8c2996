package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.resource.Completion;
import dev.dbxray.adapter.mcp.resource.ResourcePage;
import dev.dbxray.adapter.mcp.resource.ResourceTemplateDescriptor;
import dev.dbxray.adapter.mcp.resource.ResourceText;
import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class FailureTest {

    private static final String SECRET = "jdbc:postgresql://user:secret@host/db";
    private static final Logger LOGGER = Logger.getLogger(Failures.class.getName());

    private final LogBook logBook = new LogBook();

    @BeforeEach
    void openLogBook() {
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(logBook);
    }

    @AfterEach
    void closeLogBook() {
        LOGGER.removeHandler(logBook);
        LOGGER.setUseParentHandlers(true);
    }

    @ParameterizedTest
    @EnumSource
    void tellsOfAFailedCallNothingButAReferenceToTheLog(Era era) {
        IllegalStateException failure = new IllegalStateException(SECRET);
        try (TestClient client = era.open(new FakeTools().with("broken", arguments -> {
            throw failure;
        }))) {
            JsonNode error = client.request(era.call(1, "broken")).get("error");

            assertThat(error)
                    .hasToString("{\"code\":-32603,\"message\":\""
                            + error.path("message").stringValue() + "\"}");
            assertThat(error.path("message").stringValue()).matches("Internal error, reference [0-9a-f]{8}");
            assertThat(logBook.records).singleElement().satisfies(logged -> {
                assertThat(logged.getMessage())
                        .isEqualTo(error.path("message").stringValue().replace(", reference", ""));
                assertThat(logged.getThrown()).isSameAs(failure);
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void survivesErrorsOfTheVirtualMachine(Era era) {
        try (TestClient client = era.open(new FakeTools().with("deep", arguments -> {
            throw new StackOverflowError(SECRET);
        }))) {
            JsonNode answer = client.request(era.call(1, "deep"));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(-32603);
            assertThat(answer.toString()).doesNotContain("secret");
            assertThat(client.request(era.call(2, "echo")).has("result")).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void answersEvenIfAResultCannotBeWritten(Era era) {
        try (TestClient client = era.open(new FakeTools()
                .with(
                        "odd",
                        arguments -> new ToolAnswer.Answered(JsonNodeFactory.instance.pojoNode(new Unwritable()))))) {
            JsonNode answer = client.request(era.call(1, "odd"));

            assertThat(answer.path("error").path("code").intValue()).isEqualTo(-32603);
            assertThat(answer.toString()).doesNotContain("secret");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0001', textBlock = """
            resources/list           | {}
            resources/templates/list | {}
            resources/read           | {"uri":"dbxray://a/b/c"}
            completion/complete      | {"ref":{"type":"ref/resource","uri":"x://{a}"},"argument":{"name":"a","value":""}}
            """)
    void tellsAsLittleOfFailedResources(String method, String params) {
        for (Era era : Era.values()) {
            try (TestClient client = era.open(new TestClient(new FakeTools(), new BrokenResources()))) {
                JsonNode answer = client.request(era.line(1, method, params));

                assertThat(answer.path("error").path("message").stringValue()).startsWith("Internal error, reference");
                assertThat(answer.toString()).doesNotContain("secret");
            }
        }
    }

    @Test
    void keepsQuietAboutCallsThatTheClientCancelled() {
        Gate gate = new Gate();
        try (TestClient client = Era.CLASSIC.open(new FakeTools().with("slow", gate))) {
            client.send(Era.CLASSIC.call(1, "slow"));
            gate.awaitArrivals(1);
            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
            gate.awaitInterruptions(1);

            client.endInput().awaitEnd();

            assertThat(logBook.records).isEmpty();
        }
    }

    /** A bean whose getter fails. */
    public static final class Unwritable {
        public String getValue() {
            return Optional.<String>empty().orElseThrow(() -> new IllegalStateException(SECRET));
        }
    }

    private static final class BrokenResources implements Resources {
        @Override
        public ResourcePage list(@Nullable String cursor) {
            throw new IllegalStateException(SECRET);
        }

        @Override
        public List<ResourceTemplateDescriptor> templates() {
            throw new IllegalStateException(SECRET);
        }

        @Override
        public Optional<ResourceText> read(String uri) {
            throw new IllegalStateException(SECRET);
        }

        @Override
        public Completion complete(
                String uriTemplate, String argument, String value, Map<String, String> resolvedArguments) {
            throw new IllegalStateException(SECRET);
        }
    }

    private static final class LogBook extends Handler {
        private final Queue<LogRecord> records = new ConcurrentLinkedQueue<>();

        @Override
        public void publish(LogRecord logged) {
            records.add(logged);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
