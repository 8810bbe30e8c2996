package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CaptureIT {

    private static final String SCRIPT = """
            CREATE SCHEMA "app/1";
            CREATE SCHEMA app_old;
            CREATE TABLE "app/1"."受注 明細" ("x""y" integer PRIMARY KEY, "数量" numeric(10,2)[]);
            CREATE VIEW "app/1".v AS SELECT * FROM "app/1"."受注 明細";
            CREATE TABLE app_old.gone (id integer);
            """;

    @TempDir
    private Path output;

    @BeforeAll
    static void createDatabase() {
        PostgreSql.create("capture_it", SCRIPT);
    }

    @Test
    void capturesTheSameBytesAgainAndServesThem() {
        var first = capture(output.resolve("first"), "--user=postgres");
        var second = capture(output.resolve("second"), "--user=postgres");
        var served = DbxrayProcess.run("call", "get_table", "table=受注 明細", "--snapshot=" + output.resolve("first"));

        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.out()).isEmpty();
        assertThat(second.exitCode()).isZero();
        assertThat(Folders.contents(output.resolve("second"))).isEqualTo(Folders.contents(output.resolve("first")));
        assertThat(Folders.contents(output.resolve("first")).keySet())
                .contains("snapshot/capture_it/database.json", "snapshot/capture_it/app_1/tables.jsonl");
        assertThat(served.out())
                .singleElement()
                .asString()
                .contains("\"schema\":\"app/1\",\"name\":\"受注 明細\"", "\"name\":\"x\\\"y\"", "numeric(10,2)[]")
                .contains("\"referencedByViews\":[{\"schema\":\"app/1\",\"name\":\"v\",\"type\":\"view\"}]");
    }

    @Test
    void takesThePasswordFromTheEnvironmentOrAFileAndShowsItNowhere() throws IOException {
        Path file = Files.writeString(output.resolve("password.txt"), PostgreSql.PASSWORD + "\n");
        Path wrong = Files.writeString(output.resolve("wrong.txt"), "not-" + PostgreSql.PASSWORD);

        var byDefault = capture(Map.of("DBXRAY_PASSWORD", PostgreSql.PASSWORD), "--user=reader");
        var byName = capture(Map.of("MY_PW", PostgreSql.PASSWORD), "--user=reader", "--password-env=MY_PW");
        var byFile = capture(Map.of(), "--user=reader", "--password-file=" + file);
        var refused = capture(Map.of(), "--user=reader", "--password-file=" + wrong);
        var without = capture(Map.of(), "--user=reader");

        assertThat(List.of(byDefault, byName, byFile))
                .allSatisfy(outcome -> assertThat(outcome.exitCode()).isZero());
        assertThat(List.of(refused, without)).allSatisfy(outcome -> {
            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.err().lines()).singleElement().asString().contains("reader");
        });
        assertThat(List.of(byDefault, byName, byFile, refused, without))
                .allSatisfy(outcome -> assertThat(outcome.err() + outcome.out()).doesNotContain(PostgreSql.PASSWORD));
    }

    @Test
    void seesAsAMereReaderWhatTheOwnerSees() {
        capture(output.resolve("owner"), "--user=postgres");
        var outcome = capture(Map.of("DBXRAY_PASSWORD", PostgreSql.PASSWORD), "--user=reader");

        assertThat(outcome.exitCode()).isZero();
        assertThat(Folders.contents(output.resolve("any"))).isEqualTo(Folders.contents(output.resolve("owner")));
    }

    @Test
    void choosesSchemasByPattern() {
        capture(output.resolve("chosen"), "--user=postgres", "--schema=app*", "--exclude-schema=*_old");

        assertThat(Folders.contents(output.resolve("chosen")).keySet())
                .containsExactly("snapshot/capture_it/app_1/tables.jsonl", "snapshot/capture_it/database.json");
    }

    @Test
    void notesTheMomentOnlyWhereAsked() throws IOException {
        capture(output.resolve("stamped"), "--user=postgres", "--timestamp");

        assertThat(Files.readString(output.resolve("stamped/snapshot/capture_it/database.json")))
                .containsPattern("\"capturedAt\":\"\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ\"");
    }

    @Test
    void refusesAnOutputThatIsAFile() throws IOException {
        Path file = Files.writeString(output.resolve("file"), "kept");

        var outcome = capture(file, "--user=postgres");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("is a file");
        assertThat(Files.readString(file)).isEqualTo("kept");
    }

    private DbxrayProcess.Outcome capture(Map<String, String> environment, String... options) {
        return capture(environment, output.resolve("any"), options);
    }

    private static DbxrayProcess.Outcome capture(Path output, String... options) {
        return capture(Map.of(), output, options);
    }

    private static DbxrayProcess.Outcome capture(Map<String, String> environment, Path output, String... options) {
        var arguments =
                new ArrayList<>(List.of("capture", "--url=" + PostgreSql.url("capture_it"), "--output=" + output));
        arguments.addAll(List.of(options));
        try (var process = DbxrayProcess.start(environment, List.of(), arguments.toArray(String[]::new))) {
            return process.finish();
        }
    }
}
