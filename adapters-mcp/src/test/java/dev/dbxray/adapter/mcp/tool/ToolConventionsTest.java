package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.node.ObjectNode;

/** Check what must be true of every tool; a new one is found by itself. */
final class ToolConventionsTest {

    private static final Path DEFINITIONS = Path.of("src/main/resources/dev/dbxray/adapter/mcp/tool/definitions");
    private static final int CHARACTERS_PER_TOKEN = 4;
    private static final boolean UPDATE = Boolean.parseBoolean(System.getenv("UPDATE_GOLDEN"));

    static List<Tool<?, ?>> tools() {
        return ToolCatalog.tools(SampleQuestions.ports());
    }

    static Stream<Arguments> definitions() {
        return DefinitionGenerator.languages().entrySet().stream()
                .flatMap(language ->
                        tools().stream().map(tool -> Arguments.of(language.getKey(), language.getValue(), tool)));
    }

    @ParameterizedTest
    @MethodSource("definitions")
    void standsAsAReviewedFile(String language, Locale locale, Tool<?, ?> tool) throws IOException {
        Path file = DEFINITIONS.resolve(language).resolve(tool.name() + ".json");
        String generated = ToolJson.MAPPER
                        .rebuild()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(new DefinitionGenerator(locale).definition(tool))
                + "\n";
        if (UPDATE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, generated);
        }

        assertThat(file)
                .as("definition of %s; write it with UPDATE_GOLDEN=true", tool.name())
                .hasContent(generated);
    }

    @Test
    void hasNoFileOfAToolThatIsGone() throws IOException {
        for (String language : DefinitionGenerator.languages().keySet()) {
            try (Stream<Path> files = Files.list(DEFINITIONS.resolve(language))) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .containsExactlyInAnyOrderElementsOf(tools().stream()
                                .map(tool -> tool.name() + ".json")
                                .toList());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tools")
    void isNamedAndDescribedForAModel(Tool<?, ?> tool) {
        for (Locale locale : DefinitionGenerator.languages().values()) {
            JsonNode definition = new DefinitionGenerator(locale).definition(tool);
            assertThat(tool.name()).matches("[a-z]+(_[a-z]+)*");
            assertThat(definition.get("description").asString()).hasSizeBetween(40, 600);
            assertThat(definition.get("inputSchema").get("type").asString()).isEqualTo("object");
            assertThat(definition.get("outputSchema").get("type").asString()).isEqualTo("object");
            assertThat(definition.get("inputSchema").get("properties").properties())
                    .allSatisfy(property -> assertThat(property.getValue().has("description"))
                            .as(property.getKey())
                            .isTrue());
            assertThat(definition.get("inputSchema").propertyNames())
                    .doesNotContain("anyOf", "oneOf", "allOf", "$ref", "$defs");
        }
    }

    @Test
    void leavesAModelRoomForItsWork() {
        for (Locale locale : DefinitionGenerator.languages().values()) {
            var seenByAModel = 0;
            var whole = 0;
            for (Tool<?, ?> tool : tools()) {
                var definition = (ObjectNode) new DefinitionGenerator(locale).definition(tool);
                whole += definition.toString().length();
                seenByAModel += definition
                        .without(List.of("title", "outputSchema"))
                        .toString()
                        .length();
            }
            assertThat(seenByAModel / CHARACTERS_PER_TOKEN).isLessThan(5_000);
            assertThat(whole / CHARACTERS_PER_TOKEN).isLessThan(12_000);
        }
    }

    @Test
    void hasEachNameOnce() {
        assertThat(tools()).extracting(Tool::name).doesNotHaveDuplicates();
    }
}
