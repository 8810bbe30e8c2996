package dev.dbxray.adapter.jdbc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;

/** Read the statements that make the reference schema in one kind of database. */
public final class ReferenceScript {

    private ReferenceScript() {}

    static String of(String kind) {
        try (InputStream file =
                requireNonNull(ReferenceScript.class.getResourceAsStream("/reference/" + kind + ".sql"))) {
            return new String(file.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Split the script where a line ends with a semicolon, for drivers that take one statement at a time. */
    public static List<String> statements(String kind) {
        return Stream.of(of(kind).split(";\\s*\\n"))
                .filter(sql -> !sql.isBlank())
                .toList();
    }
}
