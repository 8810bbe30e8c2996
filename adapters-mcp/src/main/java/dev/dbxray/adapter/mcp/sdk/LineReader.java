package dev.dbxray.adapter.mcp.sdk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Cuts a UTF-8 stream at its newlines, and holds no more of a line than the limit. */
final class LineReader {

    private static final int BUFFER_SIZE = 16 * 1024;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream in;
    private final int limit;
    private final byte[] buffer = new byte[BUFFER_SIZE];
    private int position;
    private int filled;
    private boolean atStart = true;

    LineReader(InputStream in, int limit) {
        this.in = in;
        this.limit = limit;
    }

    /** What stood between two newlines. */
    sealed interface Line {
        record Text(String text) implements Line {}

        record NotUtf8() implements Line {}

        record TooLong() implements Line {}
    }

    /** Read the next line without its newline; {@code null} at the end of the stream. */
    @Nullable
    Line next() throws IOException {
        if (!fill()) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean fits = true;
        do {
            int end = endOfLine();
            fits = fits && line.size() + end - position <= limit;
            if (fits) {
                line.write(buffer, position, end - position);
            } else {
                line = new ByteArrayOutputStream(0);
            }
            position = end;
        } while (position == filled && fill());
        position++;
        return fits ? decode(line.toByteArray()) : new Line.TooLong();
    }

    private boolean fill() throws IOException {
        if (position >= filled) {
            position = 0;
            filled = Math.max(0, in.read(buffer));
        }
        return filled > 0;
    }

    private int endOfLine() {
        int end = position;
        while (end < filled && buffer[end] != '\n') {
            end++;
        }
        return end;
    }

    private Line decode(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
            return new Line.Text(withoutByteOrderMark(text));
        } catch (CharacterCodingException e) {
            return new Line.NotUtf8();
        } finally {
            atStart = false;
        }
    }

    /** Some Windows shells begin what they pipe with one. */
    private String withoutByteOrderMark(String text) {
        return atStart && text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }
}
