package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Sequence;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

final class SequencesTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema app;
                    create sequence plain;
                    create sequence app.odd as smallint start 7 increment -3 minvalue -9 maxvalue 9 cycle;
                    create table t(a serial, b bigint generated always as identity);
                    comment on sequence plain is E'a\\r\\nb';
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void tellsEveryProperty() {
        Sequence odd = CATALOG.sequences().getFirst();

        assertThat(odd.name().schema()).isEqualTo("app");
        assertThat(odd.dataType()).isEqualTo("smallint");
        assertThat(odd.start()).isEqualTo(7);
        assertThat(odd.increment()).isEqualTo(-3);
        assertThat(odd.min()).isEqualTo(-9);
        assertThat(odd.max()).isEqualTo(9);
        assertThat(odd.cycle()).isTrue();
        assertThat(odd.ownedBy()).isNull();
        assertThat(odd.description()).isNull();
    }

    @Test
    void tellsWhatPostgresFillsIn() {
        Sequence plain = sequence("plain");

        assertThat(plain.dataType()).isEqualTo("bigint");
        assertThat(plain.start()).isEqualTo(1);
        assertThat(plain.max()).isEqualTo(BigInteger.valueOf(Long.MAX_VALUE));
        assertThat(plain.cycle()).isFalse();
        assertThat(plain.description()).isEqualTo("a\r\nb");
    }

    @Test
    void namesTheOwningColumnOfSerialAndIdentity() {
        assertThat(sequence("t_a_seq").ownedBy()).isEqualTo(new ColumnRef("public", "t", "a"));
        assertThat(sequence("t_b_seq").ownedBy()).isEqualTo(new ColumnRef("public", "t", "b"));
    }

    private static Sequence sequence(String name) {
        return CATALOG.sequences().stream()
                .filter(sequence -> sequence.name().equals(DATABASE.named(name)))
                .findFirst()
                .orElseThrow();
    }
}
