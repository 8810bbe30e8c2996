package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TableGroupsTest {

    private final TableGroups groups = new TableGroups(List.of(
            aTable("child")
                    .foreignKeys(List.of(
                            aForeignKey("a", "p", "parent", "id"),
                            aForeignKey("b", "q", "parent", "id"),
                            aForeignKey("c", "r", "child", "id"),
                            aForeignKey("d", "s", "elsewhere", "id")))
                    .build(),
            aTable("parent").build(),
            Searches.aTableOf("other", "parent").build()));

    @Test
    void joinsTablesBothWaysOnceAndNeverToThemselves() {
        assertThat(groups.neighbours(0)).containsExactly(1);
        assertThat(groups.neighbours(1)).containsExactly(0);
        assertThat(groups.neighbours(2)).isEmpty();
    }

    @Test
    void countsTheTablesOfASchema() {
        assertThat(groups.tables()).isEqualTo(3);
        assertThat(groups.schemas()).isEqualTo(2);
        assertThat(groups.schemaOf(0)).isEqualTo(groups.schemaOf(1)).isNotEqualTo(groups.schemaOf(2));
        assertThat(groups.schemaSize(groups.schemaOf(0))).isEqualTo(2);
    }
}
