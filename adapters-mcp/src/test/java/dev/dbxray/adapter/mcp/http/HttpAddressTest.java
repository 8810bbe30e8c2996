package dev.dbxray.adapter.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HttpAddressTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    localhost        | http://localhost:8080/mcp
                    9000             | http://127.0.0.1:9000/mcp
                    :9000            | http://127.0.0.1:9000/mcp
                    9000/x           | http://127.0.0.1:9000/x
                    0.0.0.0:80       | http://0.0.0.0:80/mcp
                    [::1]:9000       | http://[::1]:9000/mcp
                    /db/mcp          | http://127.0.0.1:8080/db/mcp
                    db-mcp.example:1/a.b | http://db-mcp.example:1/a.b
                    """)
    void takesWhatIsLeftOutAsUsual(String text, String url) {
        var address = HttpAddress.parse(text);

        assertThat(address.url(address.port())).isEqualTo(url);
    }

    @Test
    void listensForThisMachineUnlessItIsToldOtherwise() {
        assertThat(HttpAddress.USUAL.url(8080)).isEqualTo("http://127.0.0.1:8080/mcp");
        assertThat(HttpAddress.USUAL.isLoopback()).isTrue();
        assertThat(HttpAddress.parse("[::1]").isLoopback()).isTrue();
        assertThat(HttpAddress.parse("0.0.0.0").isLoopback()).isFalse();
        assertThat(HttpAddress.parse("[::]").isLoopback()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost",
                "localhost:65536",
                "localhost:port",
                "a b",
                "::1",
                "localhost:80/",
                "x/healthz",
                "x/readyz",
                "x/metrics",
                "x/..%2f",
                "x/a;b"
            })
    void refusesWhatIsNoAddress(String text) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> HttpAddress.parse(text))
                .withMessageContaining("write HOST:PORT");
    }

    @Test
    void saysWhichHostIsUnknown() {
        var address = HttpAddress.parse("nowhere.invalid");

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(address::isLoopback)
                .withMessageContaining("nowhere.invalid is unknown");
    }
}
