package dev.dbxray.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import dev.dbxray.adapter.mcp.tool.ToolCatalog;
import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Compare every tool's answers on the sample database with reviewed files, byte for byte. */
final class GoldenAnswersTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final String REQUEST = ".request.json";
    private static final boolean UPDATE = Boolean.parseBoolean(System.getenv("UPDATE_GOLDEN"));
    private static final String AMBIGUOUS = "ambiguous";
    private static final ToolCatalog TOOLS = Sample.tools(Locale.ENGLISH);
    private static final ToolCatalog TOOLS_OF_TWO_DATABASES = Sample.toolsOfTwoDatabases(Locale.ENGLISH);

    static Stream<Path> requests() {
        return files().filter(file -> file.toString().endsWith(REQUEST));
    }

    private static Stream<Path> files() {
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("requests")
    void answersAsReviewed(Path request) throws IOException {
        Path response = response(request);
        String answer = answer(request) + "\n";
        if (UPDATE) {
            Files.writeString(response, answer);
        }

        assertThat(response)
                .as("write it with UPDATE_GOLDEN=true and review it")
                .hasContent(answer);
    }

    private static Path response(Path request) {
        return request.resolveSibling(request.getFileName().toString().replace(REQUEST, ".response.json"));
    }

    static String answer(Path request) throws IOException {
        Map<String, Object> arguments =
                JsonMapper.shared().readValue(Files.readString(request), new TypeReference<>() {});
        ToolCatalog tools = request.getFileName().toString().startsWith(AMBIGUOUS) ? TOOLS_OF_TWO_DATABASES : TOOLS;
        ToolAnswer answer = tools.call(tool(request), arguments);
        return switch (answer) {
            case Answered answered -> answered.prettyJson();
            case Refused(String message) ->
                JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(Map.of("isError", message));
        };
    }

    static String tool(Path request) {
        return request.getName(request.getNameCount() - 2).toString();
    }

    @Test
    void coversEveryToolAndHasNoOrphans() {
        assertThat(requests().map(GoldenAnswersTest::tool).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        TOOLS.definitions().stream().map(ToolDefinition::name).toList());
        assertThat(requests().filter(request -> tool(request).startsWith("get_")))
                .as("a call of each of these tools that names nothing")
                .filteredOn(request -> request.getFileName().toString().startsWith("unknown"))
                .extracting(GoldenAnswersTest::tool)
                .containsAll(TOOLS.definitions().stream()
                        .map(ToolDefinition::name)
                        .filter(name -> name.startsWith("get_"))
                        .toList());
        List<Path> expected = requests()
                .flatMap(request -> Stream.of(request, response(request)))
                .sorted()
                .toList();
        assertThat(files()).containsExactlyElementsOf(expected);
    }
}
