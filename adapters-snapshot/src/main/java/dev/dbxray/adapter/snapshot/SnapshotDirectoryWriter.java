package dev.dbxray.adapter.snapshot;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.dbxray.adapter.snapshot.Lines.DatabaseFile;
import dev.dbxray.adapter.snapshot.Lines.RoutineInsightLine;
import dev.dbxray.adapter.snapshot.Lines.RoutineInsightsFile;
import dev.dbxray.adapter.snapshot.Lines.ViewpointsFile;
import dev.dbxray.application.port.out.SnapshotWriter;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UserType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Write a catalog as a snapshot's folder; equal catalogs become equal bytes.
 *
 * <p>Files of an earlier capture of the same database that have nothing to hold any more are removed; all others in
 * the folder are left alone.
 */
public final class SnapshotDirectoryWriter implements SnapshotWriter {

    private static final DomainToLineMapper MAPPER = DomainToLineMapper.INSTANCE;

    private final Path output;

    /** Write into this folder, which is made where it doesn't exist. */
    public SnapshotDirectoryWriter(Path output) {
        this.output = output;
    }

    @Override
    public void write(Catalog catalog) {
        if (Files.exists(output) && !Files.isDirectory(output)) {
            throw SnapshotMessages.unwritableFolder(output);
        }
        Path snapshots = output.resolve(SnapshotLayout.SNAPSHOT_FOLDER);
        for (Database database : catalog.databases()) {
            var folder = DatabaseFolder.in(snapshots, database.name());
            writeDatabase(catalog, database, folder);
            writeViewpoints(catalog, database, folder.name());
            writeRoutineInsights(catalog, database, folder.name());
        }
    }

    private static void writeDatabase(Catalog catalog, Database database, DatabaseFolder folder) {
        var objects = List.of(
                bySchema(SnapshotLayout.TABLES_FILE, database, catalog.tables(), Table::name, MAPPER::toLine),
                bySchema(SnapshotLayout.FUNCTIONS_FILE, database, catalog.routines(), Routine::name, MAPPER::toLine),
                bySchema(SnapshotLayout.SEQUENCES_FILE, database, catalog.sequences(), Sequence::name, MAPPER::toLine),
                bySchema(SnapshotLayout.TYPES_FILE, database, catalog.types(), UserType::name, MAPPER::toLine));
        var schemaFolders = FileNames.of(objects.stream()
                .flatMap(kind -> kind.linesBySchema().keySet().stream())
                .distinct()
                .toList());
        for (var kind : objects) {
            kind.linesBySchema()
                    .forEach((schema, lines) ->
                            folder.write(Path.of(schemaFolders.getOrDefault(schema, schema), kind.fileName()), lines));
        }
        DatabaseFile file = MAPPER.toFile(database, SnapshotJson.FORMAT_VERSION);
        folder.write(Path.of(SnapshotLayout.DATABASE_FILE), List.of(file));
        folder.removeStaleFiles();
    }

    private record Kind(String fileName, Map<String, List<Object>> linesBySchema) {}

    private static <T, L> Kind bySchema(
            String fileName,
            Database database,
            List<T> objects,
            Function<T, ObjectName> naming,
            Function<T, L> toLine) {
        return new Kind(
                fileName,
                objects.stream()
                        .filter(object -> naming.apply(object).database().equals(database.name()))
                        .collect(groupingBy(object -> naming.apply(object).schema(), mapping(toLine, toList()))));
    }

    private void writeViewpoints(Catalog catalog, Database database, String folderName) {
        var lines = catalog.viewpoints().stream()
                .filter(viewpoint -> viewpoint.database().equals(database.name()))
                .map(MAPPER::toLine)
                .toList();
        Path file = output.resolve(SnapshotLayout.INSIGHTS_FOLDER)
                .resolve(folderName)
                .resolve(SnapshotLayout.VIEWPOINTS_FILE);
        if (lines.isEmpty()) {
            AtomicFile.delete(file);
        } else {
            AtomicFile.write(
                    file, List.of(new ViewpointsFile(SnapshotJson.FORMAT_VERSION, database.name(), lines, Map.of())));
        }
    }

    // An insight that isn't in the catalog stays where it is: its hash tells whether it still holds.
    private void writeRoutineInsights(Catalog catalog, Database database, String folderName) {
        Map<String, List<RoutineInsightLine>> bySchema = catalog.routineInsights().stream()
                .filter(insight -> insight.routine().database().equals(database.name()))
                .collect(groupingBy(insight -> insight.routine().schema(), mapping(MAPPER::toLine, toList())));
        var folders = FileNames.of(List.copyOf(bySchema.keySet()));
        bySchema.forEach((schema, lines) -> AtomicFile.write(
                output.resolve(SnapshotLayout.INSIGHTS_FOLDER)
                        .resolve(folderName)
                        .resolve(folders.getOrDefault(schema, schema))
                        .resolve(SnapshotLayout.ROUTINE_INSIGHTS_FILE),
                List.of(new RoutineInsightsFile(
                        SnapshotJson.FORMAT_VERSION, database.name(), schema, lines, Map.of()))));
    }
}
