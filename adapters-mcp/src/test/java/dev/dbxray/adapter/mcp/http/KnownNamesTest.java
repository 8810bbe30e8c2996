package dev.dbxray.adapter.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KnownNamesTest {

    private static KnownNames names(String address, List<String> hosts, List<String> origins) {
        return KnownNames.of(new HttpSettings(HttpAddress.parse(address), hosts, origins, List.of(), 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]", "[::1]:8080"})
    void knowsThisMachineByItsUsualNames(String host) {
        assertThat(names("127.0.0.1", List.of(), List.of()).hasHost(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "localhost.evil.example",
                "evil.example:8080",
                "localhost@evil.example",
                "",
                "localhost:",
                "localhost:80:80",
                "[::1",
                "127.0.0.1.evil.example",
                "localhost/"
            })
    void knowsNoOther(String host) {
        assertThat(names("127.0.0.1", List.of(), List.of()).hasHost(host)).isFalse();
        assertThat(names("127.0.0.1", List.of(), List.of()).hasOrigin("http://" + host))
                .isFalse();
    }

    @Test
    void knowsNobodyWithoutAName() {
        assertThat(names("127.0.0.1", List.of(), List.of()).hasHost(null)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "db-mcp, db-mcp, true",
        "db-mcp, DB-MCP:8000, true",
        "db-mcp:8000, db-mcp:8000, true",
        "db-mcp:8000, db-mcp:9000, false",
        "db-mcp:8000, db-mcp, false",
        "db-mcp, other, false"
    })
    void knowsNamesThatAreAllowed(String allowed, String host, boolean known) {
        assertThat(names("127.0.0.1", List.of(allowed), List.of()).hasHost(host))
                .isEqualTo(known);
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:3000, true",
        "https://127.0.0.1, true",
        "http://[::1]:80, true",
        "https://app.example, true",
        "https://APP.example, true",
        "http://app.example, false",
        "https://app.example:8443, false",
        "https://evil.example, false",
        "null, false",
        "file://, false",
        "ftp://localhost, false"
    })
    void knowsWebPagesOfThisMachineAndThoseThatAreAllowed(String origin, boolean known) {
        assertThat(names("127.0.0.1", List.of(), List.of("https://app.example")).hasOrigin(origin))
                .isEqualTo(known);
    }

    @Test
    void knowsAnotherMachineByItsOwnNameOnly() {
        var names = names("192.0.2.7", List.of(), List.of());

        assertThat(names.hasHost("192.0.2.7:8080")).isTrue();
        assertThat(names.hasHost("localhost")).isFalse();
        assertThat(names.hasOrigin("http://localhost")).isFalse();
    }
}
