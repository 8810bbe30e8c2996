package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class TableKeysTest {

    private static final Table TABLE = aTable("t")
            .columns(List.of(
                    required("id"), required("owner_id"), aColumn("zone"), required("a"), required("b"), aColumn("c")))
            .primaryKey(new PrimaryKey(null, List.of("id"), UnknownProperties.NONE))
            .foreignKeys(List.of(aForeignKey("t_owner", "owner_id", "owner", "id")))
            .logicalRelations(List.of(logical(null, "zone")))
            .indexes(List.of(
                    index("a_b", true, null, "a", "b"),
                    index("c_partial", true, "c > 0", "c"),
                    index("by_expression", true, null),
                    index("zone", false, null, "zone")))
            .constraints(List.of(
                    new Constraint("c_check", "check", List.of("zone"), null, UnknownProperties.NONE),
                    new Constraint("owner", "unique", List.of("owner_id"), null, UnknownProperties.NONE)))
            .build();

    private final TableKeys keys = new TableKeys(TABLE);

    @Test
    void tellsTheColumnsOfEachKindOfKey() {
        assertThat(TABLE.columns())
                .extracting(Column::name)
                .filteredOn(keys::isPrimary)
                .containsExactly("id");
        assertThat(TABLE.columns())
                .extracting(Column::name)
                .filteredOn(keys::isForeign)
                .containsExactly("owner_id");
        assertThat(TABLE.columns())
                .extracting(Column::name)
                .filteredOn(keys::isKey)
                .containsExactly("id", "owner_id", "zone");
    }

    @Test
    void takesForUniqueWhatAWholeTableIndexOrAConstraintKeepsSo() {
        assertThat(TABLE.columns())
                .extracting(Column::name)
                .filteredOn(keys::isUnique)
                .containsExactly("id", "owner_id");
    }

    @Test
    void believesACardinalityThatIsTold() {
        assertThat(keys.cardinality(logical(Cardinality.OPTIONAL_ONE_TO_ONE, "b")))
                .isEqualTo(Cardinality.OPTIONAL_ONE_TO_ONE);
        assertThat(keys.cardinality(logical(null, "b"))).isEqualTo(Cardinality.ONE_TO_MANY);
    }

    @Test
    void derivesACardinalityFromNullsAndUniqueKeys() {
        assertThat(keys.cardinality(List.of("b"))).isEqualTo(Cardinality.ONE_TO_MANY);
        assertThat(keys.cardinality(List.of("b", "zone"))).isEqualTo(Cardinality.OPTIONAL_ONE_TO_MANY);
        assertThat(keys.cardinality(List.of("b", "a"))).isEqualTo(Cardinality.ONE_TO_ONE);
        assertThat(keys.cardinality(List.of("c", "id"))).isEqualTo(Cardinality.OPTIONAL_ONE_TO_ONE);
        assertThat(keys.cardinality(List.of("gone"))).isEqualTo(Cardinality.ONE_TO_MANY);
    }

    @Test
    void knowsNoKeysOfATableWithout() {
        var none = new TableKeys(aTable("t", "a").build());

        assertThat(none.isPrimary("a") || none.isKey("a") || none.isUnique("a")).isFalse();
        assertThat(none.cardinality(List.of("a"))).isEqualTo(Cardinality.OPTIONAL_ONE_TO_MANY);
    }

    private static Column required(String name) {
        return new Column(name, null, "text", false, null, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static LogicalRelation logical(@Nullable Cardinality cardinality, String column) {
        return new LogicalRelation(
                null,
                List.of(column),
                new TableRef("sample", "other"),
                List.of("id"),
                cardinality,
                UnknownProperties.NONE);
    }

    private static Index index(String name, boolean unique, @Nullable String predicate, String... columns) {
        return new Index(
                name,
                unique,
                List.of(columns),
                columns.length == 0 ? List.of("lower(a)") : List.of(),
                List.of(),
                false,
                null,
                predicate,
                null,
                UnknownProperties.NONE);
    }
}
