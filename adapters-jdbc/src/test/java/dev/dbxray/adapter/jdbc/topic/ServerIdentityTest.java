package dev.dbxray.adapter.jdbc.topic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import org.junit.jupiter.api.Test;

final class ServerIdentityTest {

    @Test
    void refusesAServerThatIsTooOld() {
        var old = new ServerIdentity("shop", "PostgreSQL", "11.22", 11, "public");

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> old.atLeast(12))
                .withMessage("PostgreSQL 11.22 is too old to be read; it must be 12 or newer.");
    }

    @Test
    void acceptsTheOldestThatCanBeRead() {
        var oldest = new ServerIdentity("shop", "PostgreSQL", "12.0", 12, "public");

        assertThat(oldest.atLeast(12)).isSameAs(oldest);
    }
}
