package dev.dbxray.adapter.jdbc;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KeysTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema other;
                    create table pk(a int, b int, constraint "the key" primary key (b, a));
                    create table o(x int, y int, primary key (y, x));
                    create table li(p int, q int, foreign key (p, q) references o(x, y));
                    create table other.o(id int primary key, code text unique);
                    create table crossing(o_id int references other.o, o_code text references other.o(code));
                    create table node(id int primary key, parent_id int references node);
                    create table late(o_id int);
                    alter table late add constraint late_fk foreign key (o_id) references other.o not valid;
                    create table acting(
                        a int constraint a references other.o on delete cascade on update restrict,
                        b int constraint b references other.o on delete set null on update set default,
                        c int constraint c references other.o on delete no action);
                    create table keyless(a int);
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void keepsThePrimaryKeysOwnColumnOrder() {
        PrimaryKey key = requireNonNull(table("pk").primaryKey());

        assertThat(key.name()).isEqualTo("the key");
        assertThat(key.columns()).containsExactly("b", "a");
        assertThat(table("keyless").primaryKey()).isNull();
    }

    @Test
    void pairsTheColumnsOfACompositeForeignKeyByPosition() {
        assertThat(table("li").foreignKeys()).singleElement().satisfies(key -> {
            assertThat(key.columns()).containsExactly("p", "q");
            assertThat(key.referencedColumns()).containsExactly("x", "y");
        });
    }

    @Test
    void followsForeignKeysToOtherSchemasAndToUniqueColumns() {
        var there = new TableRef("other", "o");

        assertThat(table("crossing").foreignKeys())
                .extracting(ForeignKey::name, ForeignKey::referenced, ForeignKey::referencedColumns)
                .containsExactly(
                        tuple("crossing_o_code_fkey", there, List.of("code")),
                        tuple("crossing_o_id_fkey", there, List.of("id")));
    }

    @Test
    void listsSelfReferencesAndKeysThatWereNeverValidated() {
        assertThat(table("node").foreignKeys())
                .extracting(ForeignKey::referenced)
                .containsExactly(new TableRef("public", "node"));
        assertThat(table("late").foreignKeys()).extracting(ForeignKey::name).containsExactly("late_fk");
    }

    @Test
    void spellsReferentialActionsAsInSql() {
        assertThat(table("acting").foreignKeys())
                .extracting(ForeignKey::name, ForeignKey::onDelete, ForeignKey::onUpdate)
                .containsExactly(
                        tuple("a", "CASCADE", "RESTRICT"),
                        tuple("b", "SET NULL", "SET DEFAULT"),
                        tuple("c", null, null));
    }

    private static Table table(String name) {
        return DATABASE.table(CATALOG, name);
    }
}
