package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aViewpoint;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.FindColumns;
import dev.dbxray.application.port.in.FindSimilarTables;
import dev.dbxray.application.port.in.FindSimilarTables.Base;
import dev.dbxray.application.port.in.FindSimilarTables.Similar;
import dev.dbxray.application.port.in.ListViewpoints;
import dev.dbxray.application.port.in.ListViewpoints.Viewpoints;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.ColumnMatch;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.FoundColumn;
import dev.dbxray.domain.rule.Page;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ColumnUseCasesTest {

    private static final Table OTHER = Table.builder(new ObjectName("other", "sample", "x"), TableType.TABLE)
            .columns(aTable("x", "id", "name", "size").build().columns())
            .build();

    private final UseCases useCases = UseCases.loading(progress -> catalog(), new FakeIndexer(), Progress.SILENT);

    private static Catalog catalog() {
        return new Catalog(
                List.of(database("testdb"), database("other")),
                List.of(
                        aTable("base", "id", "name", "size", "Name").build(),
                        aTable("child", "id", "name", "base_id")
                                .foreignKeys(List.of(aForeignKey("k", "base_id", "base", "id")))
                                .build(),
                        aTable("parent", "id", "name").build(),
                        aTable("grown", "id", "name", "size", "more")
                                .foreignKeys(List.of(aForeignKey("k", "more", "x", "id")))
                                .build(),
                        OTHER),
                List.of(),
                List.of(),
                List.of(),
                List.of(
                        aViewpoint("testdb", "main", "base", "gone", "child"),
                        aViewpoint("testdb", "empty"),
                        aViewpoint("testdb", "ghosts", "gone"),
                        aViewpoint("other", "o", "x")));
    }

    private static Database database(String name) {
        return new Database(name, null, null, null, null, List.of("sample", "void"), UnknownProperties.NONE);
    }

    @Test
    void findsColumnsInScope() {
        assertThat(columns("size", null)).containsExactly("x.size", "base.size", "grown.size");
        assertThat(columns("size", "testdb")).containsExactly("base.size", "grown.size");
        assertThat(useCases.findColumns()
                        .findColumns(new FindColumns.Query("x", ColumnMatch.EXACT, "nope", null, new Page(9, 0))))
                .isInstanceOf(Scoped.Outside.class);
    }

    @Test
    void findsTablesOfTheSameDatabaseThatAreLikeAnotherOne() {
        var similar = similar(new FindSimilarTables.OfTable(WrittenName.of("base")), TableScope.ALL);

        assertThat(similar.base()).isEqualTo(named("base"));
        assertThat(similar.baseColumns()).isEqualTo(3);
        assertThat(similar.tables())
                .extracting(found -> found.table().table().name().name())
                .containsExactly("grown", "parent", "child");
        assertThat(similar.tables())
                .extracting(FindSimilarTables.Found::relatedToBase)
                .containsExactly(false, false, true);
        assertThat(similar(new FindSimilarTables.OfTable(WrittenName.of("child")), TableScope.ALL)
                        .tables())
                .filteredOn(FindSimilarTables.Found::relatedToBase)
                .extracting(found -> found.table().table().name())
                .containsExactly(named("base"));
    }

    @Test
    void findsTablesOfAnyDatabaseThatHaveTheColumns() {
        var similar = similar(new FindSimilarTables.OfColumns(List.of(" ID", "id", "name")), TableScope.ALL);

        assertThat(similar.base()).isNull();
        assertThat(similar.baseColumns()).isEqualTo(2);
        assertThat(similar.tables())
                .extracting(found -> found.table().table().name().database())
                .contains("other", "testdb");
    }

    @Test
    void staysInTheViewpoint() {
        var main = new TableScope(null, null, null, "main", null);

        assertThat(similar(new FindSimilarTables.OfTable(WrittenName.of("parent")), main)
                        .tables())
                .extracting(found -> found.table().table().name().name())
                .containsExactlyInAnyOrder("base", "child");
        assertThat(similar(new FindSimilarTables.OfColumns(List.of("id", "name")), main)
                        .tables())
                .extracting(found -> found.table().table().name().name())
                .containsExactlyInAnyOrder("base", "child");
        assertThat(useCases.findSimilarTables()
                        .findSimilarTables(new FindSimilarTables.Query(
                                new FindSimilarTables.OfTable(WrittenName.of("zzz")), main, 1, 0)))
                .isInstanceOf(Named.NotFound.class);
    }

    @Test
    void listsViewpointsWithTheTablesThatAreThere() {
        var all = viewpoints(null, null);

        assertThat(all.viewpoints())
                .extracting(row -> row.viewpoint().id() + row.tables().size())
                .containsExactly("o1", "empty0", "main2");
        assertThat(all.tablesInNone()).isEqualTo(2);
        assertThat(viewpoints("other", null).viewpoints())
                .extracting(row -> row.viewpoint().id())
                .containsExactly("o");
        assertThat(viewpoints("testdb", "void").viewpoints())
                .extracting(row -> row.viewpoint().id())
                .containsExactly("empty");
        assertThat(viewpoints("testdb", "void").tablesInNone()).isZero();
    }

    private Viewpoints viewpoints(@Nullable String database, @Nullable String schema) {
        return within(useCases.listViewpoints().listViewpoints(new ListViewpoints.Query(database, schema)));
    }

    private Similar similar(Base base, TableScope scope) {
        if (useCases.findSimilarTables().findSimilarTables(new FindSimilarTables.Query(base, scope, 1, 0))
                instanceof Named.Found<Scoped<Similar>>(Scoped<Similar> found)) {
            return within(found);
        }
        throw new AssertionError(base);
    }

    private List<String> columns(String name, @Nullable String database) {
        Cut<FoundColumn> found = within(useCases.findColumns()
                .findColumns(new FindColumns.Query(name, ColumnMatch.EXACT, database, null, new Page(9, 0))));
        return found.items().stream()
                .map(column ->
                        column.table().name().name() + "." + column.column().name())
                .toList();
    }

    private static <T> T within(Scoped<T> answer) {
        if (answer instanceof Scoped.Within<T>(T inside)) {
            return inside;
        }
        throw new AssertionError(answer);
    }
}
