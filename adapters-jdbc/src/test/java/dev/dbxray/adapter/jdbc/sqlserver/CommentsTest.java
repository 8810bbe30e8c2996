package dev.dbxray.adapter.jdbc.sqlserver;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A cast without a length would cut them to thirty characters. */
final class CommentsTest {

    private static final Pattern CAST = Pattern.compile("cast\\(d\\.value as ([^ ]+)\\) as description");

    @ParameterizedTest
    @ValueSource(strings = {"tables", "columns", "routines", "sequences", "types"})
    void comeThroughWhole(String topic) throws IOException {
        try (var file = requireNonNull(SqlServerDialect.class.getResourceAsStream(topic + ".sql"))) {
            Matcher cast = CAST.matcher(new String(file.readAllBytes(), UTF_8));

            assertThat(cast.find()).isTrue();
            assertThat(cast.group(1)).isEqualTo("nvarchar(4000)");
        }
    }
}
