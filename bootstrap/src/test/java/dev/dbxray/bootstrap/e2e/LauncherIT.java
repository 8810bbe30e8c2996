package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a POSIX shell script")
final class LauncherIT {

    private static final Path LAUNCHER =
            Path.of("..", "dbxray").toAbsolutePath().normalize();

    @TempDir
    private Path elsewhere;

    @Test
    void runsThroughSymbolicLinksFromAnotherFolder() throws IOException {
        Path link = Files.createSymbolicLink(elsewhere.resolve("direct"), LAUNCHER);
        Path chain = Files.createSymbolicLink(elsewhere.resolve("x-ray"), link.getFileName());
        var command = List.of(
                "sh",
                "-c",
                "cd \"$1\" && ./x-ray call list_schemas --demo",
                "sh",
                chain.getParent().toString());

        try (var process = DbxrayProcess.start(Map.of(), command)) {
            var outcome = process.finish();

            assertThat(outcome.exitCode()).as(outcome.err()).isZero();
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out()).singleElement().asString().startsWith("{\"databases\":[{\"database\":\"testdb\"");
        }
    }

    @Test
    void takesNamesBeyondAsciiInThePosixLocale() {
        var command =
                List.of(LAUNCHER.toString(), "call", "search_tables", "query=従業員", "--snapshot=受注", "--language=en");

        try (var process = DbxrayProcess.start(Map.of("LC_ALL", "C"), command)) {
            var outcome = process.finish();

            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.err()).contains("受注 does not exist");
        }
    }

    @Test
    void keepsTheLanguageOfALocaleThatIsNotInstalled() {
        var command = List.of(LAUNCHER.toString(), "--snapshot=nowhere");

        try (var process = DbxrayProcess.start(Map.of("LC_ALL", "", "LANG", "ja_JP.eucJP"), command)) {
            assertThat(process.finish().err()).contains("フォルダー nowhere がありません");
        }
    }

    @Test
    void saysWhichJavaItNeedsWhereThereIsNone() throws IOException {
        Path bin = Files.createDirectories(elsewhere.resolve("bin"));
        for (String tool : List.of("sed", "head", "ls", "dirname", "locale")) {
            Files.createSymbolicLink(bin.resolve(tool), realTool(tool));
        }
        Path copy = Files.createDirectories(elsewhere.resolve("copy"));
        String script =
                Files.readString(LAUNCHER).replaceAll("/usr/lib/jvm|/usr/java|/opt/java|/opt/jdk|/Library", "/nowhere");
        Files.writeString(copy.resolve("dbxray"), script);
        Files.createDirectories(copy.resolve("bootstrap/target"));
        Files.createFile(copy.resolve("bootstrap/target/dbxray.jar"));

        try (var process = DbxrayProcess.start(
                Map.of("PATH", bin.toString(), "JAVA_HOME", "", "HOME", elsewhere.toString()),
                List.of("/bin/sh", copy.resolve("dbxray").toString(), "--version"))) {
            var outcome = process.finish();

            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.out()).isEmpty();
            assertThat(outcome.err().lines()).singleElement().asString().startsWith("dbxray: needs Java 21 or newer");
        }
    }

    private static Path realTool(String name) {
        return List.of(Path.of("/usr/bin", name), Path.of("/bin", name)).stream()
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }
}
