package dev.dbxray.adapter.jdbc.example;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keep what the guide shows in step with the example that is compiled. */
final class SourceGuideTest {

    private static final Path GUIDE = Path.of("../docs/adding-a-source.md");
    private static final Pattern BLOCK = Pattern.compile("```(?:sql|java)\\n(.*?)```", Pattern.DOTALL);
    private static final List<Path> EXAMPLE =
            List.of(Path.of("src/test/java", folder()), Path.of("src/test/resources", folder()));

    private static String folder() {
        return SourceGuideTest.class.getPackageName().replace('.', '/');
    }

    @Test
    void showsNothingButTheExample() throws IOException {
        String example = EXAMPLE.stream()
                .flatMap(SourceGuideTest::files)
                .map(SourceGuideTest::unindented)
                .collect(joining("\n"));

        assertThat(blocks())
                .hasSizeGreaterThan(1)
                .allSatisfy(block -> assertThat(example).contains(block));
    }

    private static List<String> blocks() throws IOException {
        Matcher blocks = BLOCK.matcher(Files.readString(GUIDE));
        return blocks.results().map(block -> unindented(block.group(1))).toList();
    }

    private static Stream<String> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream().map(SourceGuideTest::text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String unindented(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(joining("\n"));
    }
}
