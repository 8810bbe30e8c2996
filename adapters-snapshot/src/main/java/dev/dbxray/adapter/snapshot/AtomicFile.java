package dev.dbxray.adapter.snapshot;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Replace a file as a whole, so that no reader and no crash ever meets half of it. */
final class AtomicFile {

    private AtomicFile() {}

    /** Write each item as a line of JSON. */
    static void write(Path file, List<?> lines) {
        Path draft = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (var out = new BufferedOutputStream(Files.newOutputStream(draft))) {
                for (Object line : lines) {
                    out.write(SnapshotJson.MAPPER.writeValueAsBytes(line));
                    out.write('\n');
                }
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Delete a file, and its folder where nothing else is in it. */
    static void delete(Path file) {
        try {
            if (Files.deleteIfExists(file)) {
                Files.deleteIfExists(file.toAbsolutePath().getParent());
            }
        } catch (DirectoryNotEmptyException e) {
            // Something else lives there: it stays.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
