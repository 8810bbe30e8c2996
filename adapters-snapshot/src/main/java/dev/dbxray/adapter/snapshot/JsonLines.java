package dev.dbxray.adapter.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Read a JSON Lines file line by line; holds one line in memory, however long the file is. */
final class JsonLines implements AutoCloseable {

    private static final int BUFFER = 1 << 16;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream input;
    private final byte[] buffer = new byte[BUFFER];
    private int position;
    private int filled;
    private byte[] line = new byte[BUFFER];
    private int length;
    private int number;

    JsonLines(Path file) throws IOException {
        input = Files.newInputStream(file);
    }

    /** Go to the next line that isn't blank; false at the end of the file. */
    boolean next() throws IOException {
        while (readLine()) {
            number++;
            if (number == 1 && startsWithByteOrderMark()) {
                length -= BYTE_ORDER_MARK.length;
                System.arraycopy(line, BYTE_ORDER_MARK.length, line, 0, length);
            }
            if (!isBlank()) {
                return true;
            }
        }
        return false;
    }

    /** Get the line's bytes; valid up to {@link #length()} and until {@link #next()}. */
    byte[] bytes() {
        return line;
    }

    int length() {
        return length;
    }

    /** Get the line's number in the file, from 1. */
    int number() {
        return number;
    }

    private boolean readLine() throws IOException {
        length = 0;
        if (!fill()) {
            return false;
        }
        do {
            int end = endOfLine();
            append(end);
            position = end;
        } while (position == filled && fill());
        position++;
        return true;
    }

    private boolean fill() throws IOException {
        if (position >= filled) {
            position = 0;
            filled = Math.max(0, input.read(buffer));
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

    private void append(int end) {
        int added = end - position;
        if (length + added > line.length) {
            line = Arrays.copyOf(line, Math.max(length + added, line.length * 2));
        }
        System.arraycopy(buffer, position, line, length, added);
        length += added;
    }

    private boolean startsWithByteOrderMark() {
        return length >= BYTE_ORDER_MARK.length
                && Arrays.equals(line, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
    }

    private boolean isBlank() {
        for (int i = 0; i < length; i++) {
            if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
