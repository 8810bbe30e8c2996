package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.Lines.DatabaseFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Write the files of one database and know which of its folder's files an earlier capture left behind. */
final class DatabaseFolder {

    private final Path folder;
    private final Set<Path> written = new HashSet<>();

    private DatabaseFolder(Path folder) {
        this.folder = folder;
    }

    /** Find the folder of this database, or a free one for it. */
    static DatabaseFolder in(Path snapshots, String database) {
        String name = FileNames.of(database);
        Path candidate = snapshots.resolve(name);
        for (int i = 2; holdsAnother(candidate, database); i++) {
            candidate = snapshots.resolve(name + "~" + i);
        }
        return new DatabaseFolder(candidate);
    }

    private static boolean holdsAnother(Path folder, String database) {
        Path file = folder.resolve(SnapshotLayout.DATABASE_FILE);
        return Files.exists(file)
                && !database.equals(JsonFile.read(file, DatabaseFile.class).database());
    }

    String name() {
        return folder.getFileName().toString();
    }

    /** Write a file below the folder, a line of JSON for each item. */
    void write(Path relative, List<?> lines) {
        Path file = folder.resolve(relative);
        AtomicFile.write(file, lines);
        written.add(file);
    }

    /** Remove files that an earlier capture wrote and this one didn't, and folders that are empty then. */
    void removeStaleFiles() {
        SnapshotLayout.jsonLines(folder).stream()
                .filter(file -> SnapshotLayout.isObjectFile(file) && !written.contains(file))
                .forEach(AtomicFile::delete);
    }
}
