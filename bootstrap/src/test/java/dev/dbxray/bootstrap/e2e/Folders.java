package dev.dbxray.bootstrap.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Compare whole folders. */
final class Folders {

    private Folders() {}

    /** Read every file below a folder as text, by its path from there with slashes. */
    static Map<String, String> contents(Path folder) {
        var contents = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
            return contents;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
