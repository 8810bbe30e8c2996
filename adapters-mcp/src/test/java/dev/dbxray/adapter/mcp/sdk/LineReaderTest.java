package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.sdk.LineReader.Line;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LineReaderTest {

    private static final int LIMIT = 100_000;

    @Test
    void cutsAtNewlinesAndTakesALastLineWithoutOne() throws IOException {
        assertThat(lines("a\n\nb\r\n受注")).containsExactly(text("a"), text(""), text("b\r"), text("受注"));
    }

    @Test
    void findsNoLineInAnEmptyStream() throws IOException {
        assertThat(lines("")).isEmpty();
        assertThat(lines("a\n")).containsExactly(text("a"));
    }

    @Test
    void keepsLinesThatAreLongerThanItsBuffer() throws IOException {
        String longLine = "x".repeat(LIMIT);

        assertThat(lines(longLine + "\n" + longLine)).containsExactly(text(longLine), text(longLine));
    }

    @Test
    void skipsALineOverTheLimitAndGoesOn() throws IOException {
        String tooLong = "x".repeat(LIMIT + 1);

        assertThat(lines(tooLong + "\nok\n" + tooLong.repeat(20)))
                .containsExactly(new Line.TooLong(), text("ok"), new Line.TooLong());
    }

    @Test
    void ignoresAByteOrderMarkAtTheStartOnly() throws IOException {
        assertThat(lines("\uFEFFa\n\uFEFFb\n")).containsExactly(text("a"), text("\uFEFFb"));
    }

    @Test
    void tellsWhatIsNotUtf8() throws IOException {
        byte[] overlong = {(byte) 0xC0, (byte) 0xAF, '\n', 'a', '\n', (byte) 0xE5};

        assertThat(lines(overlong)).containsExactly(new Line.NotUtf8(), text("a"), new Line.NotUtf8());
    }

    private static Line text(String text) {
        return new Line.Text(text);
    }

    private static List<Line> lines(String input) throws IOException {
        return lines(input.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Line> lines(byte[] input) throws IOException {
        LineReader reader = new LineReader(new ByteArrayInputStream(input), LIMIT);
        List<Line> lines = new ArrayList<>();
        for (Line line = reader.next(); line != null; line = reader.next()) {
            lines.add(line);
        }
        return lines;
    }
}
