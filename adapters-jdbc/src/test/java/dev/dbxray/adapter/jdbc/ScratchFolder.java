package dev.dbxray.adapter.jdbc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Make folders for database files, which the build's next cleaning takes away. */
final class ScratchFolder {

    private ScratchFolder() {}

    static Path fresh(String kind) {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target", kind)), "db")
                    .toAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
