package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SnapshotRoundTripTest {

    @TempDir
    private Path output;

    @Test
    void readsBackEveryPropertyThatItWrote() {
        var catalog = RichCatalog.catalog();

        new SnapshotDirectoryWriter(output).write(catalog);

        assertSame(read(output), catalog);
        assertSame(read(output.resolve("snapshot")), catalog);
        assertSame(read(output.resolve("snapshot/受注 DB")), catalog);
    }

    @Test
    void writesEqualCatalogsAsEqualBytes() throws IOException {
        var again = output.resolve("again");

        new SnapshotDirectoryWriter(output.resolve("first")).write(RichCatalog.catalog());
        new SnapshotDirectoryWriter(again).write(read(output.resolve("first")));

        assertThat(files(again)).isEqualTo(files(output.resolve("first"))).hasSize(7);
    }

    @Test
    void removesWhatAnEarlierCaptureLeftAndKeepsWhatIsNotItsOwn() throws IOException {
        var writer = new SnapshotDirectoryWriter(output);
        writer.write(catalogOf("db", "old", "kept"));
        Files.writeString(output.resolve("snapshot/db/README.md"), "mine");
        Files.writeString(output.resolve("snapshot/db/kept/notes.txt"), "mine");

        writer.write(catalogOf("db", "new"));

        assertThat(files(output).keySet())
                .containsExactly(
                        "snapshot/db/README.md",
                        "snapshot/db/database.json",
                        "snapshot/db/kept/notes.txt",
                        "snapshot/db/new/tables.jsonl");
        assertThat(output.resolve("snapshot/db/old")).doesNotExist();
    }

    @Test
    void keepsDatabasesAndSchemasApartThatWouldShareAFolder() throws IOException {
        var writer = new SnapshotDirectoryWriter(output);
        writer.write(catalogOf("a/b", "s?", "s*", "S_", "con"));
        writer.write(catalogOf("a:b", "s"));
        writer.write(catalogOf("a/b", "s?", "s*", "S_", "con"));

        assertThat(files(output).keySet())
                .containsExactly(
                        "snapshot/a_b/S_/tables.jsonl",
                        "snapshot/a_b/_con/tables.jsonl",
                        "snapshot/a_b/database.json",
                        "snapshot/a_b/s_~2/tables.jsonl",
                        "snapshot/a_b/s_~3/tables.jsonl",
                        "snapshot/a_b~2/database.json",
                        "snapshot/a_b~2/s/tables.jsonl");
        assertThat(read(output).databases()).extracting(Database::name).containsExactly("a/b", "a:b");
    }

    @Test
    void writesEachOfSeveralDatabasesIntoAFolderOfItsOwn() {
        var both = new Catalog(
                Stream.of(catalogOf("a", "s"), catalogOf("b", "s"))
                        .flatMap(catalog -> catalog.databases().stream())
                        .toList(),
                Stream.of(catalogOf("a", "s"), catalogOf("b", "s"))
                        .flatMap(catalog -> catalog.tables().stream())
                        .toList(),
                List.of(),
                List.of(),
                List.of(),
                List.of(new Viewpoint("a", "v", "v", null, List.of(), UnknownProperties.NONE)));

        new SnapshotDirectoryWriter(output).write(both);

        assertSame(read(output), both);
        assertSame(read(output.resolve("snapshot/b")), catalogOf("b", "s"));
        assertThat(output.resolve("insights/b")).doesNotExist();
    }

    @Test
    void removesTheViewpointsOfACaptureThatHasNone() {
        var writer = new SnapshotDirectoryWriter(output);
        writer.write(RichCatalog.catalog());

        writer.write(catalogOf("受注 DB", "app"));

        assertThat(output.resolve("insights/受注 DB/viewpoints.json")).doesNotExist();
        assertThat(read(output).viewpoints()).isEmpty();
    }

    @Test
    void leavesInsightsIntoRoutinesToTheirHashes() {
        var writer = new SnapshotDirectoryWriter(output);
        writer.write(RichCatalog.catalog());

        writer.write(catalogOf("受注 DB", "app"));

        assertThat(read(output).routineInsights())
                .isEqualTo(RichCatalog.catalog().routineInsights());
    }

    private static Catalog catalogOf(String database, String... schemas) {
        var tables = Stream.of(schemas)
                .map(schema -> Table.builder(new ObjectName(database, schema, "t"), TableType.TABLE)
                        .build())
                .toList();
        return new Catalog(
                List.of(new Database(database, null, null, null, null, List.of(schemas), UnknownProperties.NONE)),
                tables,
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    private static Catalog read(Path folder) {
        return new SnapshotDirectoryReader(folder).read(Progress.SILENT);
    }

    private static void assertSame(Catalog actual, Catalog expected) {
        assertThat(actual.databases()).isEqualTo(expected.databases());
        assertThat(actual.tables()).isEqualTo(expected.tables());
        assertThat(actual.routines()).isEqualTo(expected.routines());
        assertThat(actual.sequences()).isEqualTo(expected.sequences());
        assertThat(actual.types()).isEqualTo(expected.types());
        assertThat(actual.viewpoints()).isEqualTo(expected.viewpoints());
        assertThat(actual.routineInsights()).isEqualTo(expected.routineInsights());
    }

    private static Map<String, String> files(Path folder) throws IOException {
        var contents = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return contents;
    }
}
