package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aViewpoint;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.model.Fixtures.referring;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.ListTables.Order;
import dev.dbxray.application.port.in.ListTables.Row;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.graph.RelationCounts;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.ErRole;
import dev.dbxray.domain.rule.ManyToMany;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.rule.Scope.UnknownViewpoint;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class TableListsTest {

    private static final Page ALL = new Page(100, 0);
    private static final Table OTHER = Table.builder(new ObjectName("other", "sample", "a"), TableType.TABLE)
            .build();

    private final UseCases useCases = UseCases.loading(progress -> catalog(), new FakeIndexer(), Progress.SILENT);

    // link connects a and b; b refers to c, and so does d.
    private static Catalog catalog() {
        return new Catalog(
                List.of(database("testdb"), database("other")),
                List.of(
                        referring("a"),
                        referring("b", "c"),
                        referring("c"),
                        referring("d", "c"),
                        aTable("link", "a_id", "b_id")
                                .primaryKey(new PrimaryKey("pk", List.of("a_id", "b_id"), UnknownProperties.NONE))
                                .foreignKeys(List.of(
                                        aForeignKey("link_a", "a_id", "a", "id"),
                                        aForeignKey("link_b", "b_id", "b", "id")))
                                .build(),
                        OTHER),
                List.of(),
                List.of(),
                List.of(),
                List.of(
                        aViewpoint("testdb", "main", "a", "link", "gone"),
                        aViewpoint("other", "main", "a"),
                        aViewpoint("testdb", "rest", "c")));
    }

    private static Database database(String name) {
        return new Database(name, null, null, null, null, List.of("sample"), UnknownProperties.NONE);
    }

    @Test
    void tellsWhatSurroundsATable() {
        assertThat(list(TableScope.ALL, Order.NAME))
                .filteredOn(row -> row.table().name().equals(named("c")))
                .extracting(Row::counts)
                .containsExactly(new RelationCounts(2, 0, 3));
        assertThat(list(TableScope.ALL, Order.NAME))
                .filteredOn(row -> row.erRole() == ErRole.JUNCTION)
                .extracting(row -> row.table().name())
                .containsExactly(named("link"));
    }

    @Test
    void putsTheMostReferredToOrReferringOnesFirst() {
        assertThat(names(testdb(null, null), Order.NAME)).containsExactly("a", "b", "c", "d", "link");
        assertThat(names(testdb(null, null), Order.INCOMING)).containsExactly("c", "a", "b", "d", "link");
        assertThat(names(testdb(null, null), Order.OUTGOING)).containsExactly("link", "b", "d", "a", "c");
        assertThat(names(testdb(null, null), Order.IMPACT)).containsExactly("c", "a", "b", "d", "link");
    }

    @Test
    void keepsTheTablesOfAViewpointAndOfAPart() {
        assertThat(names(testdb("MAIN", null), Order.NAME)).containsExactly("a", "link");
        assertThat(names(new TableScope(null, null, null, "main", null), Order.NAME))
                .containsExactly("a", "a", "link");
        assertThat(names(testdb("main", ErRole.JUNCTION), Order.NAME)).containsExactly("link");
        assertThat(names(testdb("rest", ErRole.JUNCTION), Order.NAME)).isEmpty();
    }

    @Test
    void saysWhichViewpointsThereAre() {
        assertThat(useCases.listTables()
                        .listTables(
                                new ListTables.Query(new TableScope(null, null, null, "mane", null), Order.NAME, ALL)))
                .isEqualTo(new Scoped.Outside<Cut<Row>>(new UnknownViewpoint("mane", List.of("main", "rest"))));
        assertThat(useCases.listTables()
                        .listTables(new ListTables.Query(
                                new TableScope("other", null, null, "rest", null), Order.NAME, ALL)))
                .isEqualTo(new Scoped.Outside<Cut<Row>>(new UnknownViewpoint("rest", List.of("main"))));
    }

    @Test
    void searchesWithinAViewpointAndNamesJunctions() {
        var found = useCases.searchTables()
                .searchTables(new SearchTables.Query("n", new TableScope(null, null, null, "main", null), ALL));

        assertThat(found)
                .isInstanceOfSatisfying(
                        Scoped.Within.class,
                        within -> assertThat(((SearchTables.Hits) within.answer())
                                        .page()
                                        .items())
                                .singleElement()
                                .satisfies(hit -> {
                                    assertThat(hit.table().name()).isEqualTo(named("link"));
                                    assertThat(hit.erRole()).isEqualTo(ErRole.JUNCTION);
                                }));
    }

    @Test
    void describesWhatAJunctionConnects() {
        var junction = describe("link");
        var partner = describe("testdb:sample.a");

        assertThat(junction.junction())
                .isNotNull()
                .satisfies(found -> assertThat(found.parents()).containsExactly(named("a"), named("b")));
        assertThat(junction.manyToMany()).isEmpty();
        assertThat(partner.junction()).isNull();
        assertThat(partner.manyToMany()).containsExactly(new ManyToMany(named("b"), named("link")));
    }

    private DescribeTable.Description describe(String table) {
        if (useCases.describeTable().describeTable(DescribeTable.Query.whole(table))
                instanceof Named.Found<DescribeTable.Answer>(DescribeTable.Description description)) {
            return description;
        }
        throw new AssertionError(table);
    }

    private static TableScope testdb(@Nullable String viewpoint, @Nullable ErRole erRole) {
        return new TableScope("testdb", null, null, viewpoint, erRole);
    }

    private List<String> names(TableScope scope, Order order) {
        return list(scope, order).stream().map(row -> row.table().name().name()).toList();
    }

    private List<Row> list(TableScope scope, Order order) {
        if (useCases.listTables().listTables(new ListTables.Query(scope, order, ALL))
                instanceof Scoped.Within<Cut<Row>>(Cut<Row> rows)) {
            return rows.items();
        }
        throw new AssertionError(scope);
    }
}
