package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Capture the sample database from a real server and compare it with the snapshot that ships in the jar. */
final class SampleIT {

    private static final Path SAMPLE = Path.of("src/main/resources/dev/dbxray/bootstrap/sample");
    private static final boolean UPDATE = Boolean.parseBoolean(System.getenv("UPDATE_GOLDEN"));

    @TempDir
    private Path output;

    @BeforeAll
    static void createSample() throws IOException {
        PostgreSql.create("testdb", Files.readString(SAMPLE.resolve("testdb.sql")));
    }

    @Test
    void isTheSnapshotThatShips() {
        Path target = UPDATE ? SAMPLE : output;
        var outcome = DbxrayProcess.run(
                "capture",
                "--url=" + PostgreSql.url("testdb"),
                "--user=postgres",
                "--schema=sample",
                "--sidecar=" + SAMPLE.resolve("sidecar.yaml"),
                "--preview",
                "--output=" + target);

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.err().lines()).singleElement().asString().contains("testdb", "15 tables");
        for (String part : List.of("snapshot", "insights")) {
            assertThat(Folders.contents(target.resolve(part)))
                    .isEqualTo(Folders.contents(SAMPLE.resolve(part)))
                    .isNotEmpty();
        }
    }
}
