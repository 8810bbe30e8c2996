package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.Lines.DatabaseFile;
import dev.dbxray.adapter.snapshot.Lines.RoutineInsightsFile;
import dev.dbxray.adapter.snapshot.Lines.RoutineLine;
import dev.dbxray.adapter.snapshot.Lines.SequenceLine;
import dev.dbxray.adapter.snapshot.Lines.TableLine;
import dev.dbxray.adapter.snapshot.Lines.UserTypeLine;
import dev.dbxray.adapter.snapshot.Lines.ViewpointsFile;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Collect the objects of one reading of a snapshot. */
final class SnapshotReading {

    private static final LineToDomainMapper MAPPER = LineToDomainMapper.INSTANCE;

    private final Progress progress;
    private final Map<String, Path> folderByDatabase = new HashMap<>();
    private final Map<String, List<String>> searchPathByDatabase = new HashMap<>();
    private final List<Database> databases = new ArrayList<>();
    private final List<Viewpoint> viewpoints = new ArrayList<>();
    private final RoutineInsightCollection insights = new RoutineInsightCollection();
    private final ObjectFileReader<TableLine, Table> tables = new ObjectFileReader<>(
            TableLine.class,
            TableLine::schema,
            TableLine::name,
            MAPPER::toTable,
            table -> table.name().toString());
    private final ObjectFileReader<RoutineLine, Routine> routines = new ObjectFileReader<>(
            RoutineLine.class,
            RoutineLine::schema,
            RoutineLine::name,
            MAPPER::toRoutine,
            routine -> routine.name() + "|" + routine.packageName() + "|" + routine.arguments());
    private final ObjectFileReader<SequenceLine, Sequence> sequences = new ObjectFileReader<>(
            SequenceLine.class,
            SequenceLine::schema,
            SequenceLine::name,
            MAPPER::toSequence,
            sequence -> sequence.name().toString());
    private final ObjectFileReader<UserTypeLine, UserType> types = new ObjectFileReader<>(
            UserTypeLine.class,
            UserTypeLine::schema,
            UserTypeLine::name,
            MAPPER::toUserType,
            type -> type.name().toString());

    SnapshotReading(Progress progress) {
        this.progress = progress;
    }

    void readDatabase(Path databaseFolder) {
        Path file = databaseFolder.resolve(SnapshotLayout.DATABASE_FILE);
        var database = JsonFile.read(file, DatabaseFile.class);
        JsonFile.checkVersion(file, database.formatVersion());
        String inside = database.database();
        String name = inside == null ? databaseFolder.getFileName().toString() : inside;
        Path earlier = folderByDatabase.putIfAbsent(name, databaseFolder);
        if (earlier != null) {
            throw SnapshotMessages.sameDatabaseTwice(name, earlier, databaseFolder);
        }
        databases.add(MAPPER.toDatabase(database, name));
        searchPathByDatabase.put(name, searchPath(database));
        SnapshotLayout.jsonLines(databaseFolder).forEach(lines -> readObjects(lines, name));
    }

    // Other tools may tell it; a capture doesn't, since it names every schema.
    private static List<String> searchPath(DatabaseFile file) {
        JsonNode told = file.extras().get("searchPath");
        return told == null
                ? List.of()
                : told.valueStream()
                        .filter(JsonNode::isString)
                        .map(JsonNode::asString)
                        .toList();
    }

    private void readObjects(Path file, String database) {
        switch (file.getFileName().toString()) {
            case SnapshotLayout.TABLES_FILE -> tables.read(file, database, this::step);
            case SnapshotLayout.FUNCTIONS_FILE -> routines.read(file, database, this::step);
            case SnapshotLayout.SEQUENCES_FILE -> sequences.read(file, database, this::step);
            case SnapshotLayout.TYPES_FILE -> types.read(file, database, this::step);
            default -> progress.warn(SnapshotMessages.unknownFile(file));
        }
    }

    private void step() {
        progress.step(Stage.READING_FILES, tables.objects().size());
    }

    void readViewpoints(Path file) {
        var insight = JsonFile.read(file, ViewpointsFile.class);
        JsonFile.checkVersion(file, insight.formatVersion());
        String inside = insight.database();
        String database = inside == null ? file.getName(file.getNameCount() - 2).toString() : inside;
        if (folderByDatabase.containsKey(database)) {
            insight.viewpoints().forEach(line -> viewpoints.add(MAPPER.toViewpoint(line, database)));
        }
    }

    void readRoutineInsights(Path file) {
        var content = JsonFile.read(file, RoutineInsightsFile.class);
        JsonFile.checkVersion(file, content.formatVersion());
        String inside = content.database();
        String database = inside == null ? file.getName(file.getNameCount() - 3).toString() : inside;
        if (folderByDatabase.containsKey(database)) {
            content.functions()
                    .forEach(line -> insights.add(
                            MAPPER.toInsight(line, new ObjectName(database, content.schema(), line.name())), file));
        }
    }

    Catalog catalog() {
        return new Catalog(
                databases,
                OpenReferences.close(tables.objects(), searchPathByDatabase, progress),
                routines.objects(),
                sequences.objects(),
                types.objects(),
                viewpoints,
                insights.all());
    }
}
