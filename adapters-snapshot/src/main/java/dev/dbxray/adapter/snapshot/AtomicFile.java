package dev.dbxray.adapter.snapshot;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
        replace(file, out -> {
            for (Object line : lines) {
                out.write(SnapshotJson.MAPPER.writeValueAsBytes(line));
                out.write('\n');
            }
        });
    }

    /** Write a text in UTF-8. */
    static void write(Path file, String text) {
        replace(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static void replace(Path file, Content content) {
        Path draft = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (var out = new BufferedOutputStream(Files.newOutputStream(draft))) {
                content.writeTo(out);
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Write what the file is to hold. */
    @FunctionalInterface
    private interface Content {

        void writeTo(OutputStream out) throws IOException;
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
