package dev.dbxray.bootstrap;

import dev.dbxray.adapter.jdbc.Password;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Find the password, which never stands on the command line, where every user of the machine could read it. */
final class PasswordOptions {

    private static final String DEFAULT_VARIABLE = "DBXRAY_PASSWORD";

    @ArgGroup(exclusive = true)
    private @Nullable Place place;

    /** Hold one of the two. */
    static final class Place {

        @Option(names = "--password-env", paramLabel = "NAME", required = true)
        @Nullable
        String variable;

        @Option(names = "--password-file", paramLabel = "FILE", required = true)
        @Nullable
        Path file;
    }

    boolean isGiven() {
        return place != null;
    }

    @Nullable
    Password read() {
        if (place == null) {
            return of(System.getenv(DEFAULT_VARIABLE));
        }
        return place.file == null ? fromVariable(String.valueOf(place.variable)) : fromFile(place.file);
    }

    private static Password fromVariable(String variable) {
        String value = System.getenv(variable);
        if (value == null) {
            throw Texts.problem("password.noVariable", variable);
        }
        return Password.of(value);
    }

    static Password fromFile(Path file) {
        try {
            // Editors end a file with a line end, which is no part of the password.
            return Password.of(Files.readString(file).replaceFirst("\\r?\\n$", ""));
        } catch (NoSuchFileException e) {
            throw Texts.problem("password.noFile", file);
        } catch (CharacterCodingException e) {
            throw Texts.problem("password.notText", file);
        } catch (IOException e) {
            throw Texts.problem("password.unreadable", file);
        }
    }

    private static @Nullable Password of(@Nullable String value) {
        return value == null ? null : Password.of(value);
    }
}
