package dev.dbxray.adapter.snapshot;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;

/** Hold what a sidecar file says, before anything of it is understood. */
record SidecarText(Path file, String text) {

    static SidecarText of(Path file) {
        try {
            return new SidecarText(file, Files.readString(file));
        } catch (NoSuchFileException e) {
            throw SidecarMessages.missing(file, e);
        } catch (CharacterCodingException e) {
            throw SidecarMessages.notUtf8(file, e);
        } catch (IOException e) {
            throw SidecarMessages.unreadable(file, e);
        }
    }

    JsonParser parser() {
        return SidecarYaml.MAPPER.createParser(text);
    }

    /**
     * Understand the one document that the file holds.
     *
     * @param empty stands for a file without one
     * @throws dev.dbxray.application.message.MendableException if it isn't of this type or there are two
     */
    <T> T read(Class<T> type, T empty) {
        try (JsonParser parser = parser()) {
            T content = parser.nextToken() == null ? empty : parser.readValueAs(type);
            if (parser.nextToken() != null) {
                throw SidecarMessages.secondDocument(SidecarPlace.of(file, parser.currentTokenLocation()));
            }
            return content == null ? empty : content;
        } catch (JacksonException fault) {
            throw new SidecarFault(this, fault).toMendable();
        }
    }

    /** Find the value that these keys lead to, or its key where it has one; the text is valid up to there. */
    SidecarPlace placeOf(JsonPointer keys) {
        try (JsonParser parser = parser()) {
            JsonToken token = parser.nextToken();
            while (token != null && !parser.streamReadContext().pathAsPointer().equals(keys)) {
                token = parser.nextToken();
            }
            return SidecarPlace.of(file, parser.currentTokenLocation());
        }
    }
}
