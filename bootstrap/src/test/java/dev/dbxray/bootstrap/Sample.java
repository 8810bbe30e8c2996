package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.tool.ToolCatalog;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.adapter.snapshot.SnapshotDirectoryReader;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Serve the sample database to tests, within their own process. */
final class Sample {

    private static final Path FOLDER = Path.of("src/main/resources/dev/dbxray/bootstrap/sample");

    private Sample() {}

    static ToolCatalog tools(Locale locale) {
        return tools(DemoSnapshot.reader(), locale);
    }

    /** Serve it beside another database of the same tables, so that their names are ambiguous. */
    static ToolCatalog toolsOfTwoDatabases(Locale locale) {
        try {
            Path folder =
                    Files.createTempDirectory(Files.createDirectories(Path.of("target", "two-databases")), "snapshot");
            copy("snapshot", folder, "testdb");
            copy("snapshot", folder, "stage");
            copy("insights", folder, "testdb");
            copy("insights", folder, "stage");
            return tools(new SnapshotDirectoryReader(folder), locale);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ToolCatalog tools(CatalogReader reader, Locale locale) {
        return Wiring.tools(Wiring.useCases(reader, Progress.SILENT), null, locale, ToolSelection.ALL);
    }

    private static void copy(String part, Path folder, String database) throws IOException {
        Path from = FOLDER.resolve(part).resolve("testdb");
        List<Path> files;
        try (Stream<Path> found = Files.walk(from)) {
            files = found.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path target = folder.resolve(part).resolve(database).resolve(from.relativize(file));
            Files.createDirectories(target.getParent());
            Files.writeString(
                    target,
                    Files.readString(file).replace("\"database\":\"testdb\"", "\"database\":\"" + database + "\""));
        }
    }
}
