package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SnapshotDirectoryReaderTest {

    @TempDir
    private Path output;

    private Path database;

    @BeforeEach
    void writeDatabaseFile() throws IOException {
        database = Files.createDirectories(output.resolve("snapshot/db"));
        write("database.json", "{\"formatVersion\":1,\"database\":\"db\"}");
    }

    @Test
    void readsObjectsOfEveryKindAtAnyDepth() throws IOException {
        write("tables.jsonl", "{\"schema\":\"a\",\"name\":\"t\",\"type\":\"table\"}\n");
        write("deep/er/tables.jsonl", "{\"schema\":\"b\",\"name\":\"t\",\"type\":\"view\"}");
        write("b/functions.jsonl", "{\"schema\":\"b\",\"name\":\"f\",\"kind\":\"FUNCTION\",\"arguments\":\"\"}");
        write("b/sequences.jsonl", "{\"schema\":\"b\",\"name\":\"s\"}");
        write("b/types.jsonl", "{\"schema\":\"b\",\"name\":\"m\",\"category\":\"ENUM\",\"values\":[\"x\"]}");

        Catalog catalog = read();

        assertThat(catalog.tables()).extracting(table -> table.name().schema()).containsExactly("a", "b");
        assertThat(catalog.routines()).hasSize(1);
        assertThat(catalog.sequences()).hasSize(1);
        assertThat(catalog.types()).hasSize(1);
    }

    @Test
    void acceptsMarksAndLineEndsThatEditorsLeave() throws IOException {
        write(
                "tables.jsonl",
                "\uFEFF{\"schema\":\"a\",\"name\":\"受注\"}\r\n\r\n \t\n{\"schema\":\"a\",\"name\":\"u\"}\r\n\r\n");
        write("database.json", "\uFEFF{\r\n\"database\":\"db\"}\r\n");

        assertThat(read().tables()).extracting(table -> table.name().name()).containsExactly("u", "受注");
    }

    @Test
    void takesAMissingPropertyForNone() throws IOException {
        write("tables.jsonl", """
                {"schema":"a","name":"t","columns":[{"name":"c","type":"text"}],\
                "foreignKeys":[{"name":"fk","columns":["c"],"referencedTable":"u","referencedColumns":["c"]}],\
                "indexes":null}""");

        var table = read().tables().getFirst();

        assertThat(table.type()).isEqualTo(TableType.TABLE);
        assertThat(table.columns().getFirst().nullable()).isTrue();
        assertThat(table.indexes()).isEmpty();
        assertThat(table.unknown()).isEqualTo(UnknownProperties.NONE);
        assertThat(table.foreignKeys().getFirst().referenced()).isEqualTo(new TableRef("a", "u"));
        assertThat(table.foreignKeys().getFirst().cardinality()).isNull();
    }

    @Test
    void keepsWhatItDoesNotKnow() throws IOException {
        write(
                "tables.jsonl",
                "{\"x\":1.50,\"schema\":\"a\",\"name\":\"t\",\"columns\":[{\"name\":\"c\",\"type\":\"text\",\"y\":[]}],\"z\":null}");

        var table = read().tables().getFirst();

        assertThat(table.unknown().jsonByName()).isEqualTo(Map.of("x", "1.50", "z", "null"));
        assertThat(table.columns().getFirst().unknown().jsonByName()).isEqualTo(Map.of("y", "[]"));
    }

    @Test
    void warnsOnceOfAFileThatItDoesNotKnow() throws IOException {
        write("packages.jsonl", "{}\n{}\n");
        var warnings = new ArrayList<String>();
        Progress hearing = new Progress() {
            @Override
            public void step(Stage stage, int done) {}

            @Override
            public void warn(Message warning) {
                warnings.add(warning.in(Locale.ENGLISH));
            }
        };

        new SnapshotDirectoryReader(output).read(hearing);

        assertThat(warnings).singleElement().asString().contains("packages.jsonl", "does not know");
    }

    @Test
    void readsViewpointsOfTheDatabaseThatTheyName() throws IOException {
        Path insights = Files.createDirectories(output.resolve("insights/anything"));
        Files.writeString(insights.resolve("viewpoints.json"), """
                {"formatVersion":1,"database":"db","viewpoints":[
                  {"id":"p","name":"人事","tables":[{"schema":"a","name":"t"}]}]}""");
        Files.createDirectories(output.resolve("insights/gone"));
        Files.writeString(
                output.resolve("insights/gone/viewpoints.json"),
                "{\"database\":\"another\",\"viewpoints\":[{\"id\":\"q\",\"name\":\"q\"}]}");

        assertThat(read().viewpoints()).singleElement().satisfies(viewpoint -> {
            assertThat(viewpoint.id()).isEqualTo("p");
            assertThat(viewpoint.tables()).containsExactly(new TableRef("a", "t"));
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "{\"schema\":\"a\"}|line 2, has no \"name\"",
                "{\"name\":\"a\"}|line 2, has no \"schema\"",
                "{\"schema\":\"a\",\"na|line 2, is broken",
                "nonsense|line 2, is broken",
                "[]|line 2, is broken",
                "null|line 2, is broken",
                "{\"schema\":\"a\",\"name\":\"t\"} {}|line 2, is broken",
                "{\"schema\":\"a\",\"name\":\"t\",\"columns\":7}|line 2, is broken",
                "{\"schema\":\"a\",\"name\":\"t\",\"columns\":[{\"type\":\"text\"}]}|line 2, is broken",
                "{\"schema\":\"a\",\"name\":\"ok\"}|a.ok stands already in"
            })
    void namesTheFileAndTheLineOfWhatIsBroken(String line, String expected) throws IOException {
        write("a/tables.jsonl", "{\"schema\":\"a\",\"name\":\"ok\"}\n" + line + "\n");

        assertThatThrownBy(this::read)
                .isInstanceOf(MendableException.class)
                .hasMessageContaining("tables.jsonl")
                .hasMessageContaining(expected)
                .message()
                .doesNotContain("\n");
    }

    @Test
    void refusesWhatIsNotUtf8() throws IOException {
        Files.write(
                database.resolve("tables.jsonl"),
                "{\"schema\":\"a\",\"name\":\"é\"}".getBytes(StandardCharsets.ISO_8859_1));

        assertThatThrownBy(this::read).isInstanceOf(MendableException.class).hasMessageContaining("line 1");
    }

    @Test
    void refusesAFormatThatIsNewerThanItself() throws IOException {
        write("database.json", "{\"formatVersion\":2,\"database\":\"db\"}");

        assertThatThrownBy(this::read)
                .isInstanceOf(MendableException.class)
                .hasMessageContaining("database.json has formatVersion 2, and this dbxray reads up to 1");
    }

    @Test
    void refusesTheSameDatabaseTwice() throws IOException {
        Files.createDirectories(output.resolve("snapshot/copy"));
        Files.writeString(output.resolve("snapshot/copy/database.json"), "{\"database\":\"db\"}");

        assertThatThrownBy(this::read).isInstanceOf(MendableException.class).hasMessageContaining("db stands");
    }

    @Test
    void saysWhichFolderIsNoSnapshot() throws IOException {
        Path empty = Files.createDirectories(output.resolve("empty"));
        Path half = Files.createDirectories(output.resolve("half/db"));
        Files.writeString(half.resolve("tables.jsonl"), "");

        assertThat(problemOf(output.resolve("nowhere"))).contains("nowhere does not exist");
        assertThat(problemOf(database.resolve("database.json"))).contains("is a file");
        assertThat(problemOf(empty)).contains("there is no database.json");
        assertThat(problemOf(output.resolve("half"))).contains("half", "there is no database.json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "functions.jsonl|{\"schema\":\"a\",\"name\":\"f\",\"kind\":\"FUNCTION\",\"arguments\":\"\"}",
                "sequences.jsonl|{\"schema\":\"a\",\"name\":\"s\"}",
                "types.jsonl|{\"schema\":\"a\",\"name\":\"m\",\"category\":\"ENUM\"}",
            })
    void refusesTheSameObjectTwiceInEveryKindOfFile(String file, String line) throws IOException {
        write("a/" + file, line);
        write("b/" + file, "\n" + line);

        assertThatThrownBy(this::read)
                .isInstanceOf(MendableException.class)
                .hasMessageContainingAll(file + ", line 2: a.", "stands already in", file + ", line 1");
    }

    @Test
    void tellsOverloadsApart() throws IOException {
        write("functions.jsonl", """
                {"schema":"a","name":"f","kind":"FUNCTION","arguments":"integer"}
                {"schema":"a","name":"f","kind":"FUNCTION","arguments":"text"}
                {"schema":"a","name":"f","kind":"FUNCTION","arguments":"text","package":"p"}
                """);

        assertThat(read().routines()).hasSize(3);
    }

    @Test
    void readsLinesOfAnyLength() throws IOException {
        String definition = "x".repeat(300_000);
        write(
                "tables.jsonl",
                "{\"schema\":\"a\",\"name\":\"t\",\"definition\":\"" + definition
                        + "\"}\n{\"schema\":\"a\",\"name\":\"u\"}");

        assertThat(read().tables().getFirst().definition()).isEqualTo(definition);
        assertThat(read().tables()).hasSize(2);
    }

    @Test
    void saysAtWhichColumnALineBreaks() throws IOException {
        write("tables.jsonl", "{\"schema\":\"a\",\"name\":\"t\",}");

        assertThatThrownBy(this::read).hasMessageContaining("(column 26)").hasMessageNotContaining("Source");
    }

    @Test
    void namesADatabaseWithoutANameByItsFolder() throws IOException {
        write("database.json", "{}");
        Files.createDirectories(output.resolve("insights/db"));
        Files.writeString(
                output.resolve("insights/db/viewpoints.json"), "{\"viewpoints\":[{\"id\":\"q\",\"name\":\"q\"}]}");

        assertThat(read().databases()).extracting(Database::name).containsExactly("db");
        assertThat(read().viewpoints()).extracting(Viewpoint::database).containsExactly("db");
    }

    @Test
    void passesOverWhatIsNoDatabase() throws IOException {
        Files.createDirectories(output.resolve("snapshot/.git"));
        Files.writeString(output.resolve("snapshot/.git/tables.jsonl"), "nonsense");
        Files.createDirectories(output.resolve("snapshot/notes"));
        Files.writeString(output.resolve("snapshot/README.md"), "mine");
        Files.createDirectories(database.resolve("odd.jsonl"));
        write("notes.txt", "mine");
        Files.createDirectories(output.resolve("insights/empty"));
        Files.writeString(output.resolve("insights/README.md"), "mine");

        assertThat(read().databases()).hasSize(1);
    }

    @Test
    void readsInsightsIntoRoutinesOfTheDatabaseAndSchemaThatTheyName() throws IOException {
        writeInsights("any/where", """
                {"formatVersion":1,"database":"db","schema":"a/b","functions":[{"name":"f","arguments":"x integer",
                 "status":"analyzed","tables":[{"schema":"a","name":"t","operations":"RU"}]}]}""");
        writeInsights(
                "db/a", "{\"schema\":\"a\",\"functions\":[{\"name\":\"g\",\"arguments\":\"\",\"status\":\"x\"}]}");
        writeInsights(
                "gone/a", "{\"schema\":\"a\",\"functions\":[{\"name\":\"g\",\"arguments\":\"\",\"status\":\"x\"}]}");

        assertThat(read().routineInsights())
                .extracting(RoutineInsight::routine)
                .containsExactly(new ObjectName("db", "a", "g"), new ObjectName("db", "a/b", "f"));
        assertThat(read().routineInsights().getLast().tables())
                .containsExactly(new TableUse("a", "t", "RU", null, List.of(), UnknownProperties.NONE));
    }

    @Test
    void refusesTwoInsightsIntoOneRoutine() throws IOException {
        var content = "{\"schema\":\"a\",\"functions\":[{\"name\":\"g\",\"arguments\":\"x\",\"status\":\"x\"}]}";
        writeInsights("db/a", content);
        writeInsights("db/b", content);

        assertThatThrownBy(this::read).hasMessageContainingAll("a.g(x)", "db/a/", "db/b/");
    }

    @Test
    void refusesInsightsIntoRoutinesThatItCannotRead() throws IOException {
        writeInsights("db/a", "{\"formatVersion\":2,\"schema\":\"a\"}");
        assertThatThrownBy(this::read).hasMessageContaining("functionTableUsages.json has formatVersion 2");

        writeInsights("db/a", "{\"schema\":\"a\",\"functions\":[{\"name\":\"g\"}]}");
        assertThatThrownBy(this::read).hasMessageContaining("functionTableUsages.json is broken");
    }

    private void writeInsights(String folder, String content) throws IOException {
        Path insights = Files.createDirectories(output.resolve("insights").resolve(folder));
        Files.writeString(insights.resolve("functionTableUsages.json"), content);
    }

    @Test
    void refusesInsightsThatAreNewerThanItself() throws IOException {
        Files.createDirectories(output.resolve("insights/db"));
        Files.writeString(output.resolve("insights/db/viewpoints.json"), "{\"formatVersion\":2,\"database\":\"db\"}");

        assertThatThrownBy(this::read).hasMessageContaining("viewpoints.json has formatVersion 2");
    }

    @Test
    void countsTheTablesThatItHasRead() throws IOException {
        write("tables.jsonl", "{\"schema\":\"a\",\"name\":\"t\"}\n{\"schema\":\"a\",\"name\":\"u\"}");
        var counts = new ArrayList<Integer>();

        new SnapshotDirectoryReader(output).read((stage, done) -> counts.add(done));

        assertThat(counts).containsExactly(1, 2);
    }

    @Test
    void speaksJapaneseToo() {
        assertThatThrownBy(() -> new SnapshotDirectoryReader(output.resolve("nowhere")).read(Progress.SILENT))
                .isInstanceOfSatisfying(
                        MendableException.class,
                        problem -> assertThat(problem.in(Locale.JAPANESE)).contains("がありません"));
    }

    private static String problemOf(Path folder) {
        try {
            new SnapshotDirectoryReader(folder).read(Progress.SILENT);
            return "none";
        } catch (MendableException e) {
            return e.in(Locale.ENGLISH);
        }
    }

    private Catalog read() {
        return new SnapshotDirectoryReader(output).read(Progress.SILENT);
    }

    private void write(String file, String content) throws IOException {
        Path path = database.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content);
    }

    @Test
    void readsNothingFromAnEmptyDatabase() {
        assertThat(read().tables()).isEqualTo(List.of());
    }
}
