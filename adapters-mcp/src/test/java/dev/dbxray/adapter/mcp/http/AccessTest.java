package dev.dbxray.adapter.mcp.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.http.RawClient.Answer;
import dev.dbxray.adapter.mcp.sdk.FakeServlets;
import dev.dbxray.adapter.mcp.sdk.Gate;
import dev.dbxray.adapter.mcp.sdk.HttpLimits;
import dev.dbxray.adapter.mcp.sdk.ListChanges;
import java.net.URI;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AccessTest {

    private static final String ALICE = "Authorization: Bearer dbx_alice-key";
    private static final String BOB = "Authorization: Bearer dbx_bob-key";
    private static final String INITIALIZE = """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},\
            "clientInfo":{"name":"test","version":"1"}}}""";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}";

    private static ApiKey key(String bearer, String key, @Nullable Integer perMinute) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(key.getBytes(UTF_8));
            return new ApiKey(new Caller(bearer, perMinute), HexFormat.of().formatHex(hash));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static void serving(Consumer<RawClient> test) {
        var keys = List.of(key("alice", "dbx_alice-key", null), key("bob", "dbx_bob-key", 2));
        var settings = new HttpSettings(HttpAddress.parse("127.0.0.1:0"), List.of(), List.of(), keys, 8);
        Audiences mcp = caller -> FakeServlets.with(new Gate(), ListChanges.never(), HttpLimits.USUAL);
        try (var server = HttpServer.start(settings, mcp, new Metrics(), () -> true)) {
            test.accept(new RawClient(URI.create(server.url())));
        }
    }

    @Test
    void letsThoseInWhoHaveAKey() {
        serving(client -> {
            assertThat(client.post(INITIALIZE, ALICE).status()).isEqualTo(200);
            assertThat(client.post(INITIALIZE, "authorization: bearer  dbx_alice-key ")
                            .status())
                    .isEqualTo(200);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-No: header",
                "Authorization: Bearer dbx_alice-kex",
                "Authorization: Bearer dbx_alice-key2",
                "Authorization: Bearer",
                "Authorization: Bearer ",
                "Authorization: dbx_alice-key",
                "Authorization: Basic ZGJ4X2FsaWNlLWtleQ==",
                "Authorization: Bearer dbx_alice-key, Bearer x",
                "Authorization: Bearer x\r\nAuthorization: Bearer dbx_alice-key",
                "Authorization: Bearer alice"
            })
    void keepsEveryoneElseOut(String header) {
        serving(client -> assertThat(client.post(INITIALIZE, header)).satisfies(answer -> {
            assertThat(answer.status()).isEqualTo(401);
            assertThat(answer.header("WWW-Authenticate")).startsWith("Bearer");
            assertThat(answer.text()).doesNotContain("alice");
        }));
    }

    @Test
    void readsNoKeyFromTheAddress() {
        serving(client -> assertThat(client.send("POST", "/mcp?access_token=dbx_alice-key", INITIALIZE)
                        .status())
                .isEqualTo(401));
    }

    @ParameterizedTest
    @CsvSource({"/healthz, 200", "/readyz, 200", "/metrics, 401", "/mcp, 401"})
    void tellsStrangersNoMoreThanWhetherItIsThere(String path, int status) {
        serving(client -> assertThat(client.send("GET", path, "").status()).isEqualTo(status));
    }

    @Test
    void tellsItsMeasurementsToThoseWhoHaveAKey() {
        serving(client ->
                assertThat(client.send("GET", "/metrics", "", ALICE).status()).isEqualTo(200));
    }

    @Test
    void letsNobodyIntoTheSessionOfAnother() {
        serving(client -> {
            String session = "Mcp-Session-Id: " + client.post(INITIALIZE, ALICE).header("Mcp-Session-Id");

            assertThat(client.post(PING, session, BOB).status()).isEqualTo(404);
            assertThat(client.send("DELETE", "/mcp", "", session, BOB).status()).isEqualTo(404);
            assertThat(client.post(PING, session).status()).isEqualTo(401);
            assertThat(client.post(PING, session, ALICE).status()).isEqualTo(200);
        });
    }

    @Test
    void boundsHowOftenAKeyIsUsed() {
        serving(client -> {
            assertThat(client.post(INITIALIZE, BOB).status()).isEqualTo(200);
            assertThat(client.post(INITIALIZE, BOB).status()).isEqualTo(200);

            Answer third = client.post(INITIALIZE, BOB);

            assertThat(third.status()).isEqualTo(429);
            assertThat(third.header("Retry-After")).isBetween("1", "60");
            assertThat(client.post(INITIALIZE, ALICE).status()).isEqualTo(200);
        });
    }

    @Test
    void listensForOthersOnceItIsSaidWhoMayCall() {
        var settings = new HttpSettings(
                HttpAddress.parse("0.0.0.0:0"),
                List.of("127.0.0.1"),
                List.of(),
                List.of(key("alice", "dbx_alice-key", null)),
                8);
        Audiences mcp = caller -> FakeServlets.with(new Gate(), ListChanges.never(), HttpLimits.USUAL);
        try (var server = HttpServer.start(settings, mcp, new Metrics(), () -> true)) {
            var client = new RawClient(URI.create(server.url().replace("0.0.0.0", "127.0.0.1")));
            assertThat(client.post(INITIALIZE, ALICE).status()).isEqualTo(200);
            assertThat(client.post(INITIALIZE).status()).isEqualTo(401);
        }
    }
}
