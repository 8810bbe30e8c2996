package dev.dbxray.adapter.jdbc.postgresql;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import org.junit.jupiter.api.Test;

final class ServerIdentityTest {

    @Test
    void refusesAServerThatIsTooOld() {
        var old = new ServerIdentity("shop", "11.22", 11);

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(old::checkVersion)
                .withMessage("PostgreSQL 11.22 is too old to be read; it must be 12 or newer.");
    }

    @Test
    void acceptsTheOldestThatCanBeRead() {
        assertThatCode(new ServerIdentity("shop", "12.0", 12)::checkVersion).doesNotThrowAnyException();
    }
}
