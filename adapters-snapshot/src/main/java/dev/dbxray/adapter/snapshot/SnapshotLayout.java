package dev.dbxray.adapter.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Find the files of a snapshot.
 *
 * <p>A user may name the folder that the capture wrote, the {@code snapshot} folder in it, or one database's folder.
 *
 * @param databases the folders that hold a {@code database.json} each
 * @param insights the folder of the insights, which need not exist
 */
record SnapshotLayout(List<Path> databases, Path insights) {

    static final String DATABASE_FILE = "database.json";
    static final String SNAPSHOT_FOLDER = "snapshot";
    static final String INSIGHTS_FOLDER = "insights";
    static final String VIEWPOINTS_FILE = "viewpoints.json";
    static final String INFERRED_RELATIONS_FILE = "inferredRelations.yaml";
    static final String ROUTINE_INSIGHTS_FILE = "functionTableUsages.json";
    static final String TABLES_FILE = "tables.jsonl";
    static final String FUNCTIONS_FILE = "functions.jsonl";
    static final String SEQUENCES_FILE = "sequences.jsonl";
    static final String TYPES_FILE = "types.jsonl";

    private static final Set<String> OBJECT_FILES = Set.of(TABLES_FILE, FUNCTIONS_FILE, SEQUENCES_FILE, TYPES_FILE);

    static SnapshotLayout find(Path named) {
        if (!Files.exists(named)) {
            throw SnapshotMessages.missingFolder(named);
        }
        if (!Files.isDirectory(named)) {
            throw SnapshotMessages.notAFolder(named);
        }
        Path folder = named.toAbsolutePath().normalize();
        if (Files.isRegularFile(folder.resolve(DATABASE_FILE))) {
            return new SnapshotLayout(List.of(folder), insightsBeside(folder.resolve("..")));
        }
        Path snapshot = folder.resolve(SNAPSHOT_FOLDER);
        return Files.isDirectory(snapshot) && !Files.exists(snapshot.resolve(DATABASE_FILE))
                ? in(snapshot)
                : in(folder);
    }

    private static SnapshotLayout in(Path snapshot) {
        var databases = list(snapshot, Files::isDirectory).stream()
                .filter(folder -> !folder.getFileName().toString().startsWith("."))
                .filter(SnapshotLayout::isDatabase)
                .toList();
        if (databases.isEmpty()) {
            throw SnapshotMessages.noDatabaseFile(snapshot);
        }
        return new SnapshotLayout(databases, insightsBeside(snapshot));
    }

    private static boolean isDatabase(Path folder) {
        if (Files.isRegularFile(folder.resolve(DATABASE_FILE))) {
            return true;
        }
        if (!jsonLines(folder).isEmpty()) {
            throw SnapshotMessages.noDatabaseFile(folder);
        }
        return false;
    }

    private static Path insightsBeside(Path snapshot) {
        return snapshot.resolve("..").resolve(INSIGHTS_FOLDER).normalize();
    }

    /** Tell whether a file holds a kind of object that this version knows. */
    static boolean isObjectFile(Path file) {
        return OBJECT_FILES.contains(file.getFileName().toString());
    }

    /** Find every JSON Lines file below a database's folder, in an order that is the same everywhere. */
    static List<Path> jsonLines(Path database) {
        try (Stream<Path> files = Files.walk(database)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Find the viewpoint files, one a database. */
    List<Path> viewpointFiles() {
        return Files.isDirectory(insights)
                ? list(insights, Files::isDirectory).stream()
                        .map(database -> database.resolve(VIEWPOINTS_FILE))
                        .filter(Files::isRegularFile)
                        .toList()
                : List.of();
    }

    /** Find the files of insights into routines, one a schema. */
    List<Path> routineInsightFiles() {
        return Files.isDirectory(insights)
                ? list(insights, Files::isDirectory).stream()
                        .flatMap(database -> list(database, Files::isDirectory).stream())
                        .map(schema -> schema.resolve(ROUTINE_INSIGHTS_FILE))
                        .filter(Files::isRegularFile)
                        .toList()
                : List.of();
    }

    private static List<Path> list(Path folder, Predicate<Path> wanted) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(wanted).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
