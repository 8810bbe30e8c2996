package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.adapter.snapshot.AccessRules.GrantRule;
import dev.dbxray.adapter.snapshot.AccessRules.KeyRule;
import dev.dbxray.application.message.MendableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AccessFileReaderTest {

    private static final String HASH = "0123456789abcdef".repeat(4);

    @TempDir
    private Path folder;

    private AccessRules read(String yaml) throws IOException {
        return new AccessFileReader().read(Files.writeString(folder.resolve("access.yaml"), yaml));
    }

    @Test
    void readsEverythingThatItCanSay() throws IOException {
        var rules = read("""
                keys:
                  alice: {sha256: "%s"}
                  reports:
                    sha256: "%s"
                    tools: [tables, get_impact]
                    databases: [shop]
                    schemas: ["sales*"]
                    requestsPerMinute: 60
                """.formatted(HASH.toUpperCase(Locale.ROOT), HASH.replace('0', 'f')));

        assertThat(rules.keys())
                .containsExactly(
                        new KeyRule("alice", HASH, new GrantRule(List.of(), List.of(), List.of(), null)),
                        new KeyRule(
                                "reports",
                                HASH.replace('0', 'f'),
                                new GrantRule(
                                        List.of("tables", "get_impact"), List.of("shop"), List.of("sales*"), 60)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    keys: {}                                          | names nobody who may call
                    keys: {a: {}}                                     | line 1, column 8: keys > a has no "sha256"
                    keys: {a: {sha256: 'abc'}}                        | keys > a > sha256 must be the key's SHA-256
                    keys: {a: {sha256: 'HASH', requestsPerMinute: 0}} | keys > a > requestsPerMinute must be a whole number, 1 or more
                    keys: {a: {sha256: 'HASH', tool: [x]}}            | the key "tool" is not known here
                    keys: {a: {sha256: 'HASH'}, b: {sha256: 'HASH'}}  | a and b have the same key
                    key: {}                                           | the key "key" is not known here. Allowed: keys
                    """)
    void refusesWhatItCannotSay(String yaml, String why) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> read(yaml.replace("HASH", HASH)))
                .withMessageContaining(why);
    }

    @Test
    void saysThatThereIsNoFile() {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> new AccessFileReader().read(folder.resolve("none.yaml")))
                .withMessageContaining("none.yaml");
    }
}
