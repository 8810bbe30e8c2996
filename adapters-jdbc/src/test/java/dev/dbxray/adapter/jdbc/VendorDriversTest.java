package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.port.out.Progress;
import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real drivers of databases that no test can start, as far as they come without one. */
final class VendorDriversTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:sqlserver://127.0.0.1:%d;databaseName=shop;loginTimeout=5 | The server at 127.0.0.1:%d cannot be reached
                    jdbc:oracle:thin:@//127.0.0.1:%d/shop | Nothing accepts connections at //127.0.0.1:%d
                    """)
    void saysThatNothingListens(String url, String message) throws IOException {
        int port;
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        var settings = new ConnectionSettings(url.formatted(port), "me", Password.of("hush"));

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> JdbcCatalogReader.of(settings, SchemaSelection.EVERYTHING)
                        .read(Progress.SILENT))
                .withMessageContaining(message.formatted(port))
                .withMessageNotContaining("hush");
    }
}
