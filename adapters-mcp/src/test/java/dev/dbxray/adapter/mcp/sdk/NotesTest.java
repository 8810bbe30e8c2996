package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class NotesTest {

    @ParameterizedTest
    @EnumSource
    void followTheContentAndLeaveItAsItIs(Era era) {
        FakeTools tools = new FakeTools()
                .with(
                        "partial",
                        arguments -> new ToolAnswer.Answered(
                                JsonNodeFactory.instance.objectNode().put("found", 1), List.of("crm is down.")));
        try (TestClient client = era.open(tools)) {
            JsonNode result = client.request(era.call(1, "partial")).path("result");

            assertThat(result.path("structuredContent")).hasToString("{\"found\":1}");
            assertThat(result.path("content")).hasToString("""
                    [{"type":"text","text":"{\\"found\\":1}"},{"type":"text","text":"crm is down."}]""");
        }
    }
}
