package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JdbcCatalogReaderTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "localhost/shop", "postgres://me:hush@localhost/shop", "jdbc:", "jdbc:postgresql"})
    void refusesWhatIsNoJdbcUrl(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> open(url))
                .withMessage("The database URL must be a JDBC URL, for example jdbc:postgresql://HOST:5432/DATABASE.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:derby:hush;create=true",
                "jdbc:nosql://there/x?password=hush",
                "jdbc:PostgreSQL://there/hush"
            })
    void refusesADatabaseThatItDoesNotKnow(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> open(url))
                .withMessageContainingAll("not supported", "jdbc:postgresql")
                .withMessageNotContaining("hush");
    }

    @Test
    void connectsOnlyWhenAskedToRead() {
        assertThat(open("jdbc:postgresql://no-such-host.invalid/x")).isNotNull();
    }

    @Test
    void showsNoSecretInSettings() {
        var settings = new ConnectionSettings("jdbc:postgresql://there/x?password=hush", "me", Password.of("hush"));

        assertThat(settings.toString()).contains("me").doesNotContain("hush");
        assertThat(Password.of("hush")).asString().doesNotContain("hush");
    }

    private static Object open(String url) {
        return JdbcCatalogReader.of(new ConnectionSettings(url, "me", null), SchemaSelection.EVERYTHING);
    }
}
