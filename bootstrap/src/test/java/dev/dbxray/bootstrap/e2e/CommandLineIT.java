package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandLineIT {

    @Test
    void findsTheThreeTablesOfTheGuideInItsOrder() {
        var outcome = DbxrayProcess.run("call", "search_tables", "query=従業員", "--demo");

        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .singleElement()
                .asString()
                .startsWith("{\"total\":3,\"tables\":[{\"database\":\"testdb\",\"schema\":\"sample\","
                        + "\"name\":\"employee\",\"logicalName\":\"従業員\",\"type\":\"table\","
                        + "\"matchedIn\":[\"logicalName\",\"column:employee_id\",\"column:employee_code\","
                        + "\"column:employee_name\",\"column:manager_id\"]},")
                .containsSubsequence(
                        "\"name\":\"employee_history\"",
                        "\"matchedIn\":[\"logicalName\"]",
                        "\"name\":\"department\"",
                        "\"matchedIn\":[\"description\"]");
    }

    @Test
    void servesOnlyTheToolsThatAreNamed() {
        try (var client = StdioClient.of("--demo", "--tools=relations,get_table")) {
            assertThat(client.request("tools/list", Map.of()).at("/result/tools"))
                    .extracting(tool -> tool.get("name").asString())
                    .contains("get_table", "find_join_path")
                    .doesNotContain("list_schemas");
            assertThat(client.request("tools/call", Map.of("name", "list_schemas", "arguments", Map.of()))
                            .at("/error/code")
                            .asInt())
                    .isEqualTo(-32602);
        }
        var unknown = DbxrayProcess.run("serve", "--demo", "--tools=get_tabel");

        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err().lines()).singleElement().asString().contains("get_tabel", "relations", "get_table");
    }

    @Test
    void prettyPrintsOnATerminal() {
        try (var process = DbxrayProcess.start(
                Map.of(), List.of("-Ddbxray.terminals=out"), "call", "list_tables", "limit=1", "--demo")) {
            assertThat(process.finish().out()).hasSizeGreaterThan(5).first().isEqualTo("{");
        }
    }

    @Test
    void takesArgumentsOfEveryTypeAndAsOneObject() {
        var typed = DbxrayProcess.run(
                "call",
                "get_table",
                "table=sample.employee",
                "sections=columns",
                "columns=status,manager_id",
                "--demo");
        var object = DbxrayProcess.run(
                "call",
                "get_table",
                "{\"table\":\"sample.employee\",\"sections\":[\"columns\"],\"columns\":[\"status\",\"manager_id\"]}",
                "--demo");

        assertThat(typed.exitCode()).isZero();
        assertThat(typed.out()).isEqualTo(object.out());
        assertThat(typed.out().getFirst())
                .contains("\"name\":\"status\"")
                .doesNotContain("employee_code", "foreignKeys");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "serve|--config is missing",
                "--snapshot|is missing",
                "capture --url --output=x|--url is missing",
                "--snapshot=|--snapshot is empty",
                "--snapshot=a --snapshot=b|exclude each other",
                "--snapshot=a --demo|exclude each other",
                "--nope=a|unknown argument",
                "serve --demo extra|unknown argument extra",
                "--snapshot=does/not/exist|does/not/exist does not exist",
                "call nope --demo|There are: list_schemas",
                "call list_tables limit --demo|name=value",
                "call list_tables limit=x --demo|limit",
                "call list_tables {x --demo|not JSON",
                "call list_tables {} |--config is missing",
                "call get_table table=employe --demo|testdb:sample.employee",
                "capture --url=jdbc:postgresql://localhost/x|--output is missing",
                "capture --url=jdbc:postgresql://localhost/x --output= |--output is empty",
                "capture --url=jdbc:nope:x --output=target/never|jdbc:postgresql",
                "capture --url=jdbc:postgresql://localhost/x --output=target/never --password=x|unknown argument --password",
                "capture --url=jdbc:postgresql://localhost/x --output=target/never --password-env=DBXRAY_NO_SUCH|DBXRAY_NO_SUCH",
                "capture --url=jdbc:postgresql://localhost/x --output=target/never --password-file=no/file|no/file",
                "evaluate --demo --questions=no/file|no/file",
            })
    void saysInOneLineWhatTheUserCanMend(String commandLine, String hint) {
        var outcome = DbxrayProcess.run(commandLine.strip().split(" "));

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines())
                .singleElement()
                .asString()
                .startsWith("dbxray: ")
                .contains(hint.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "serve", "capture", "call", "tools", "evaluate"})
    void helpsWithExamples(String command) {
        for (String language : List.of("en", "ja")) {
            var outcome = DbxrayProcess.run(
                    (command + " --help --language=" + language).strip().split(" "));

            assertThat(outcome.exitCode()).isZero();
            assertThat(String.join("\n", outcome.out())).contains("Usage: dbxray", "\n  dbxray ");
        }
    }

    @Test
    void tellsTheVersionOfItsManifest() {
        assertThat(DbxrayProcess.run("--version").out())
                .singleElement()
                .asString()
                .matches("dbxray \\d+\\.\\d+\\.\\d+.*");
    }

    @Test
    void listsTheTools() {
        assertThat(DbxrayProcess.run("tools").out()).anyMatch(line -> line.startsWith("search_tables - "));
        assertThat(String.join(
                        "", DbxrayProcess.run("tools", "get_table", "--json").out()))
                .startsWith("[")
                .contains("\"inputSchema\"")
                .doesNotContain("list_tables - ");
    }

    @Test
    void speaksTheLanguageOfTheEnvironmentInUtf8() {
        try (var process = DbxrayProcess.start(
                Map.of("LC_ALL", "ja_JP.UTF-8"), List.of("-Dfile.encoding=windows-31j"), "--snapshot=nowhere")) {
            assertThat(process.finish().err()).contains("フォルダー nowhere がありません");
        }
    }

    @Test
    void saysWhatToDoAboutAPathThatTheLocaleCannotWrite() {
        var outcome = DbxrayProcess.run("--snapshot=受注");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err().lines()).singleElement().asString().contains("受注", "LC_ALL");
    }

    @Test
    void measuresASearch(@TempDir Path folder) throws IOException {
        Path questions = folder.resolve("questions.jsonl");
        Files.writeString(questions, """
                {"question": "which employees belong to a department?", "tables": ["sample.employee"]}
                {"question": "従業員", "tables": ["sample.employee", "sample.employee_history"]}
                """);

        var outcome = DbxrayProcess.run("evaluate", "--demo", "--questions=" + questions);

        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out()).contains("questions     2", "recall@5      1.0000", "all found@10  1.0000");
    }
}
