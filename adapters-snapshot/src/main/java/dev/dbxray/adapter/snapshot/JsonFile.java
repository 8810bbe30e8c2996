package dev.dbxray.adapter.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Read a file that holds one JSON object. */
final class JsonFile {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private JsonFile() {}

    static <T> T read(Path file, Class<T> type) {
        try {
            T content = SnapshotJson.MAPPER.readValue(withoutByteOrderMark(Files.readString(file)), type);
            if (content == null) {
                throw SnapshotMessages.brokenFile(file, "null");
            }
            return content;
        } catch (JacksonException e) {
            throw SnapshotMessages.brokenFile(file, JsonFaults.describe(e));
        } catch (CharacterCodingException e) {
            throw SnapshotMessages.brokenFile(file, "not UTF-8");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Refuse a file of a format that is newer than this version knows. */
    static void checkVersion(Path file, @Nullable Integer version) {
        if (version != null && version > SnapshotJson.FORMAT_VERSION) {
            throw SnapshotMessages.newerFormat(file, version);
        }
    }

    private static String withoutByteOrderMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }
}
