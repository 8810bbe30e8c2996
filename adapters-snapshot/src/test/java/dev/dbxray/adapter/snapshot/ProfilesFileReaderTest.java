package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProfilesFileReaderTest {

    private static final Map<String, String> ENVIRONMENT =
            Map.of("HOST", "db.example.net", "PW", "p@ss:/#%${HOST}word", "EMPTY", "");

    @TempDir
    private Path folder;

    @Test
    void readsEverythingThatAProfileCanSay() throws IOException {
        List<ConnectionProfile> profiles = read("""
                # url: ${NOT_SET} in a comment means nothing
                tables: {sample.t: {logicalName: T}}
                profiles:
                  shop:
                    label: Shop, production
                    url: jdbc:postgresql://${HOST}/shop   # ${NOT_SET}
                    user: reader
                    password: ${PW}
                    schemas: [public, "sales_*"]
                    excludeSchemas: [sales_old]
                  crm:
                    url: jdbc:oracle:thin:@//crm/x
                    passwordFile: secrets/crm
                    driverPath: [lib/ojdbc17.jar]
                """);

        assertThat(profiles)
                .containsExactly(
                        new ConnectionProfile(
                                "Shop, production",
                                "jdbc:postgresql://db.example.net/shop",
                                "reader",
                                "p@ss:/#%${HOST}word",
                                null,
                                List.of("public", "sales_*"),
                                List.of("sales_old"),
                                List.of()),
                        new ConnectionProfile(
                                "crm",
                                "jdbc:oracle:thin:@//crm/x",
                                null,
                                null,
                                folder.resolve("secrets/crm"),
                                List.of(),
                                List.of(),
                                List.of(folder.resolve("lib/ojdbc17.jar"))));
        assertThat(profiles.toString()).doesNotContain("word", "jdbc:");
    }

    @Test
    void takesADoubledDollarForOne() throws IOException {
        assertThat(read("profiles: {a: {url: 'jdbc:x', user: 'a$${HOST}b$c', password: '${EMPTY}'}}"))
                .singleElement()
                .satisfies(profile -> {
                    assertThat(profile.user()).isEqualTo("a${HOST}b$c");
                    assertThat(profile.password()).isEmpty();
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    profiles: {a: {url: '${NOT_SET}'}}             | line 1, column 16: the environment variable NOT_SET is not set
                    profiles: {a: {url: u, schemas: [b, '${X}']}}  | the environment variable X is not set
                    profiles: {a: {user: me}}                      | profiles > a has no "url"
                    profiles: {a: {url: u, password: hush}}        | must come from the environment
                    profiles: {a: {url: u, password: '$${PW}'}}    | must come from the environment
                    profiles: {a: {url: u, password: '${PW}', passwordFile: f}} | must come from the environment
                    profiles: {a: {url: u, passwort: hush}}        | the key "passwort" is not known here. Allowed: label, url
                    profiles: {a: {url: [u]}}                      | must be text
                    profiles: {a: hush}                            | must be keys with values
                    profiles: {a: {url: u}, b: {url: u, label: a}} | two profiles call their database a
                    profiles: {}                                   | holds no profiles
                    tables: {}                                     | holds no profiles
                    profile: {a: {url: u}}                         | the key "profile" is not known here
                    """)
    void refusesWhatNoProfileCanSayAndTellsWhere(String yaml, String hint) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> read(yaml))
                .withMessageContaining(hint)
                .withMessageContaining("dbxray.yaml")
                .withMessageNotContaining("hush");
    }

    private List<ConnectionProfile> read(String yaml) throws IOException {
        Path file = folder.resolve("dbxray.yaml");
        Files.writeString(file, yaml);
        return new ProfilesFileReader(ENVIRONMENT::get).read(file);
    }
}
