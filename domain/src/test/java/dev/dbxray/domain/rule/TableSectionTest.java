package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TableSectionTest {

    private static final Table FULL = aTable("t", "a", "b")
            .description("kept")
            .primaryKey(new PrimaryKey("pk", List.of("a"), UnknownProperties.NONE))
            .indexes(List.of(new Index(
                    "i", false, List.of("a"), List.of(), List.of(), false, null, null, null, UnknownProperties.NONE)))
            .constraints(List.of(new Constraint("c", "check", List.of("a"), null, UnknownProperties.NONE)))
            .foreignKeys(List.of(aForeignKey("fk", "a", "u", "id")))
            .logicalRelations(List.of(new LogicalRelation(
                    "l", List.of("b"), new TableRef("s", "u"), List.of("id"), null, UnknownProperties.NONE)))
            .triggers(List.of(new Trigger("g", "AFTER", List.of("INSERT"), null, null, null, UnknownProperties.NONE)))
            .definition("SELECT 1")
            .referencedTables(List.of(new TableRef("s", "u")))
            .unknown(new UnknownProperties(Map.of("future", "1")))
            .build();

    @Test
    void keepsEverythingWhereEverySectionIsWanted() {
        assertThat(TableSection.keep(FULL, EnumSet.allOf(TableSection.class))).isEqualTo(FULL);
    }

    @Test
    void keepsWhatBelongsToNoSectionWhereNoneIsWanted() {
        Table bare = TableSection.keep(FULL, EnumSet.noneOf(TableSection.class));

        assertThat(bare)
                .isEqualTo(
                        aTable("t").description("kept").unknown(FULL.unknown()).build());
    }

    @Test
    void keepsJustTheWantedSection() {
        Table keys = TableSection.keep(FULL, EnumSet.of(TableSection.FOREIGN_KEYS, TableSection.TRIGGERS));

        assertThat(keys.foreignKeys()).isEqualTo(FULL.foreignKeys());
        assertThat(keys.triggers()).isEqualTo(FULL.triggers());
        assertThat(keys.columns()).isEmpty();
        assertThat(keys.indexes()).isEmpty();
        assertThat(keys.definition()).isNull();
        assertThat(keys.primaryKey()).isNull();
    }

    @Test
    void takesThePrimaryKeyForAConstraint() {
        Table constraints = TableSection.keep(FULL, EnumSet.of(TableSection.CONSTRAINTS));

        assertThat(constraints.primaryKey()).isEqualTo(FULL.primaryKey());
        assertThat(constraints.constraints()).isEqualTo(FULL.constraints());
    }
}
