package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ColumnSearchTest {

    private final ColumnSearch search = new ColumnSearch(aCatalog(
            aTable("b")
                    .columns(List.of(aColumn("x", "id", null), aColumn("id"), aColumn("identity")))
                    .build(),
            aTable("a")
                    .columns(List.of(aColumn("paid", "支払", null), aColumn("ID", "番号", null), aColumn("y", "支払日", null)))
                    .build()));

    @Test
    void findsWholeNamesBeforeWholeLogicalNames() {
        assertThat(found("id", ColumnMatch.EXACT)).containsExactly("a.ID", "b.id", "b.x");
        assertThat(found("支払", ColumnMatch.EXACT)).containsExactly("a.paid");
    }

    @Test
    void findsBeginningsOfNames() {
        assertThat(found("Id", ColumnMatch.PREFIX)).containsExactly("a.ID", "b.id", "b.x", "b.identity");
        assertThat(found("支", ColumnMatch.PREFIX)).isEmpty();
    }

    @Test
    void findsPartsOfBoth() {
        assertThat(found(" ｉｄ ", ColumnMatch.CONTAINS)).containsExactly("a.ID", "b.id", "b.x", "b.identity", "a.paid");
        assertThat(found("払", ColumnMatch.CONTAINS)).containsExactly("a.paid", "a.y");
        assertThat(found("zzz", ColumnMatch.CONTAINS)).isEmpty();
    }

    @Test
    void staysInScope() {
        assertThat(search.find("id", ColumnMatch.EXACT, name -> name.name().equals("a")))
                .extracting(column -> column.column().name())
                .containsExactly("ID");
    }

    @Test
    void tellsWhatAColumnRefersTo() {
        var composite = new ForeignKey(
                "k",
                List.of("p", "q"),
                new TableRef("other", "t"),
                List.of("y", "x"),
                null,
                null,
                null,
                UnknownProperties.NONE);
        var odd = new LogicalRelation(
                null, List.of("q"), new TableRef("other", "odd"), List.of(), null, UnknownProperties.NONE);
        var table = aTable("l", "p", "q")
                .foreignKeys(List.of(composite, aForeignKey("z", "q", "t", "id")))
                .logicalRelations(List.of(odd))
                .build();

        assertThat(new FoundColumn(table, aColumn("q")).references())
                .containsExactly(new ColumnRef("other", "t", "x"), new ColumnRef("sample", "t", "id"));
        assertThat(new FoundColumn(table, aColumn("r")).references()).isEmpty();
    }

    private List<String> found(String name, ColumnMatch match) {
        return search.find(name, match, unusedName -> true).stream()
                .map(found -> found.table().name().name() + "." + found.column().name())
                .toList();
    }
}
