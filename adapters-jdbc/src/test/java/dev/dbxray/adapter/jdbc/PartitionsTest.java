package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.Trigger;
import org.junit.jupiter.api.Test;

final class PartitionsTest {

    private static final TestDatabase DATABASE =
            PostgresServer.freshDatabase().execute("""
                    create schema parts;
                    create table owner(id int primary key);
                    create table ev(id int, d date, owner_id int not null references owner, primary key (id, d))
                        partition by range (d);
                    create index ev_owner on ev(owner_id);
                    create table ev_26 partition of ev for values from ('2026-01-01') to ('2027-01-01');
                    create table parts.ev_27 partition of ev for values from ('2027-01-01') to ('2028-01-01')
                        partition by hash (id);
                    create table parts.ev_27_0 partition of parts.ev_27 for values with (modulus 2, remainder 0);
                    create table parts.ev_27_1 partition of parts.ev_27 for values with (modulus 2, remainder 1);
                    create table ev_rest partition of ev default;
                    create table line(eid int, ed date, foreign key (eid, ed) references ev(id, d));
                    create function noop() returns trigger language plpgsql as 'begin return new; end';
                    create trigger watch after insert on ev for each row execute function noop();

                    create table counted(a int) partition by list (a);
                    create table counted_1 partition of counted for values in (1);
                    create table counted_2 partition of counted for values in (2);
                    insert into counted values (1), (1), (2);
                    create table half_counted(a int) partition by list (a);
                    create table half_counted_1 partition of half_counted for values in (1);
                    create table half_counted_2 partition of half_counted for values in (2);
                    insert into half_counted values (1), (1), (2);
                    create table no_partitions(a int) partition by list ((a % 7));
                    """).execute("analyze counted_1, counted_2, half_counted_1");

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void listsAPartitionedTableOnceAndItsPartitionsNotAtAll() {
        assertThat(CATALOG.tables())
                .extracting(table -> table.name().withoutDatabase())
                .containsExactly(
                        new TableRef("public", "counted"),
                        new TableRef("public", "ev"),
                        new TableRef("public", "half_counted"),
                        new TableRef("public", "line"),
                        new TableRef("public", "no_partitions"),
                        new TableRef("public", "owner"));
        assertThat(table("ev").type()).isEqualTo(TableType.TABLE);
    }

    @Test
    void tellsThePartitionKey() {
        assertThat(table("ev").partitionKey()).isEqualTo("RANGE (d)");
        assertThat(table("no_partitions").partitionKey()).isEqualTo("LIST (((a % 7)))");
        assertThat(table("line").partitionKey()).isNull();
    }

    @Test
    void foldsPartitionsOfAnyDepthAndSchemaUnderTheirTable() {
        assertThat(table("ev").partitions())
                .extracting(Partition::schema, Partition::name, Partition::bound)
                .containsExactly(
                        tuple("parts", "ev_27", "FOR VALUES FROM ('2027-01-01') TO ('2028-01-01')"),
                        tuple("parts", "ev_27_0", "FOR VALUES WITH (modulus 2, remainder 0)"),
                        tuple("parts", "ev_27_1", "FOR VALUES WITH (modulus 2, remainder 1)"),
                        tuple("public", "ev_26", "FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')"),
                        tuple("public", "ev_rest", "DEFAULT"));
        assertThat(table("no_partitions").partitions()).isEmpty();
        assertThat(table("line").partitions()).isEmpty();
    }

    @Test
    void listsAForeignKeyToAPartitionedTableOnce() {
        assertThat(table("line").foreignKeys())
                .extracting(ForeignKey::name, ForeignKey::referenced)
                .containsExactly(tuple("line_eid_ed_fkey", new TableRef("public", "ev")));
    }

    @Test
    void listsWhatAPartitionedTableDeclaresOnce() {
        assertThat(table("ev").columns()).extracting(Column::name).containsExactly("id", "d", "owner_id");
        assertThat(table("ev").foreignKeys()).extracting(ForeignKey::name).containsExactly("ev_owner_id_fkey");
        assertThat(table("ev").indexes()).extracting(Index::name).containsExactly("ev_owner", "ev_pkey");
        assertThat(table("ev").triggers()).extracting(Trigger::name).containsExactly("watch");
    }

    @Test
    void addsUpTheRowsOfThePartitionsWhereAllOfThemWereCounted() {
        assertThat(table("counted").rowEstimate()).isEqualTo(3L);
        assertThat(table("half_counted").rowEstimate()).isNull();
        assertThat(table("no_partitions").rowEstimate()).isNull();
    }

    private static Table table(String name) {
        return DATABASE.table(CATALOG, name);
    }
}
