package dev.dbxray.domain.model;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CatalogTest {

    @Test
    void putsObjectsInCanonicalOrder() {
        var catalog =
                aCatalog(aTable("b").build(), aTable("B").build(), aTable("a").build());

        assertThat(catalog.tables()).extracting(table -> table.name().name()).containsExactly("B", "a", "b");
    }

    @Test
    void putsATablesKeysInCanonicalOrder() {
        var table = aTable("t")
                .foreignKeys(List.of(aForeignKey("z", "a", "u", "id"), aForeignKey("y", "b", "u", "id")))
                .build();

        assertThat(table.foreignKeys()).extracting(ForeignKey::name).containsExactly("y", "z");
    }

    @Test
    void findsATableByItsExactName() {
        var catalog = aCatalog(aTable("employee").build());

        assertThat(catalog.table(named("employee"))).contains(aTable("employee").build());
        assertThat(catalog.table(named("Employee"))).isEmpty();
    }

    @Test
    void refusesTheSameTableTwice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> aCatalog(aTable("t").build(), aTable("t", "a").build()))
                .withMessageContaining("name=t");
    }

    @Test
    void keepsOverloadsApart() {
        var catalog = new Catalog(
                List.of(), List.of(), List.of(routine("text"), routine("integer")), List.of(), List.of(), List.of());

        assertThat(catalog.routines()).extracting(Routine::arguments).containsExactly("integer", "text");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Catalog(
                        List.of(),
                        List.of(),
                        List.of(routine("text"), routine("text")),
                        List.of(),
                        List.of(),
                        List.of()));
    }

    @Test
    void derivesACardinality() {
        assertThat(Cardinality.of(false, false)).isEqualTo(Cardinality.ONE_TO_MANY);
        assertThat(Cardinality.of(true, false)).isEqualTo(Cardinality.OPTIONAL_ONE_TO_MANY);
        assertThat(Cardinality.of(false, true)).isEqualTo(Cardinality.ONE_TO_ONE);
        assertThat(Cardinality.of(true, true)).isEqualTo(Cardinality.OPTIONAL_ONE_TO_ONE);
    }

    @Test
    void keepsATypeThatItDoesNotKnow() {
        assertThat(TableType.of("table")).isSameAs(TableType.TABLE);
        assertThat(TableType.of("stream").spelling()).isEqualTo("stream");
        assertThat(TableType.VIEW.isView()).isTrue();
        assertThat(TableType.MATERIALIZED_VIEW.isView()).isTrue();
        assertThat(TableType.FOREIGN_TABLE.isView()).isFalse();
    }

    private static Routine routine(String arguments) {
        return new Routine(named("f"), "FUNCTION", arguments, null, null, null, null, null, UnknownProperties.NONE);
    }
}
