package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aViewpoint;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.model.Fixtures.referring;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.FindJoinPath;
import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.application.port.in.ListTableClusters;
import dev.dbxray.application.port.in.ListTableClusters.Clusters;
import dev.dbxray.application.port.in.ListTableClusters.Hub;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.graph.Direction;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class RelationUseCasesTest {

    private static final Page ALL = new Page(100, 0);
    private static final Table ELSEWHERE = Table.builder(new ObjectName("other", "sample", "hub"), TableType.TABLE)
            .build();

    private final UseCases useCases = UseCases.loading(progress -> catalog(), new FakeIndexer(), Progress.SILENT);

    private static Catalog catalog() {
        return new Catalog(
                List.of(
                        new Database(
                                "testdb", "PostgreSQL", null, null, null, List.of("sample"), UnknownProperties.NONE),
                        new Database("other", null, null, null, null, List.of("sample"), UnknownProperties.NONE)),
                List.of(
                        referring("hub", "nowhere"),
                        referring("a", "hub"),
                        referring("b", "hub", "a"),
                        referring("c", "hub"),
                        referring("alone"),
                        ELSEWHERE),
                List.of(),
                List.of(),
                List.of(),
                List.of(aViewpoint("testdb", "second", "b", "a"), aViewpoint("testdb", "first", "b")));
    }

    @Test
    void followsRelationsPageByPage() {
        var related = found(useCases.findRelatedTables()
                .findRelatedTables(
                        new FindRelatedTables.Query(WrittenName.of("testdb:hub"), 1, Direction.BOTH, new Page(3, 1))));

        assertThat(related.table()).isEqualTo(named("hub"));
        assertThat(related.relations().total()).isEqualTo(4);
        assertThat(related.relations().items())
                .extracting(relation -> relation.found().edge().relation().name())
                .containsExactly("b_hub", "c_hub", "hub_nowhere");
        assertThat(related.relations().items())
                .extracting(FindRelatedTables.Relation::outside)
                .containsExactly(false, false, true);
    }

    @Test
    void findsPathsAroundTheTablesToAvoid() {
        assertThat(paths("c", "a", "testdb:hub").paths()).isEmpty();
        assertThat(paths("c", "a").paths().getFirst().tables()).containsExactly(named("c"), named("hub"), named("a"));
        assertThat(paths("c", "a", "b", "b").paths()).hasSize(1);
    }

    @Test
    void saysWhichProductThePathIsFor() {
        assertThat(paths("c", "a").product()).isEqualTo("PostgreSQL");
        assertThat(paths("other:hub", "other:hub").product()).isNull();
        assertThat(paths("c", "a").from()).isEqualTo(named("c"));
        assertThat(paths("c", "a").to()).isEqualTo(named("a"));
    }

    @Test
    void saysWhichOfTheNamesIsWrong() {
        assertThat(answer("c", "hub"))
                .isEqualTo(new Named.Ambiguous<>(ObjectKind.TABLE, "hub", List.of(ELSEWHERE.name(), named("hub"))));
        assertThat(answer("zzz", "hub")).isEqualTo(new Named.NotFound<>(ObjectKind.TABLE, "zzz", List.of()));
        assertThat(answer("c", "a", "b", "yyy")).isEqualTo(new Named.NotFound<>(ObjectKind.TABLE, "yyy", List.of()));
    }

    @Test
    void groupsTablesAndNamesTheirViewpoints() {
        var clusters = clusters(new ListTableClusters.Query("testdb", null, false, 30, ALL));

        assertThat(clusters.unrelatedTables()).isEqualTo(1);
        assertThat(clusters.page().items()).singleElement().satisfies(cluster -> {
            assertThat(cluster.tables())
                    .extracting(table -> table.name().name())
                    .containsExactly("hub", "a", "b", "c");
            assertThat(cluster.viewpoints()).containsExactly("first", "second");
        });
    }

    @Test
    void namesTheHubsThatItTakesOut() {
        var clusters = clusters(new ListTableClusters.Query("testdb", "sample", false, 2, new Page(1, 1)));

        assertThat(clusters.hubs()).containsExactly(new Hub(referring("hub", "nowhere"), 3));
        assertThat(clusters.page().total()).isEqualTo(2);
        assertThat(clusters.page().items().getFirst().tables())
                .extracting(Table::name)
                .containsExactly(named("c"));
        assertThat(clusters.page().items().getFirst().hubs()).containsExactly(named("hub"));
    }

    @Test
    void leavesOutTablesOfViewpoints() {
        var clusters = clusters(new ListTableClusters.Query("testdb", null, true, 30, ALL));

        assertThat(clusters.page().items().getFirst().tables())
                .extracting(Table::name)
                .containsExactly(named("hub"), named("c"));
    }

    @Test
    void gathersWhatAChangeOfATableMayBreak() {
        var impact = found(useCases.analyzeImpact().analyzeImpact(WrittenName.of("testdb:hub")));

        assertThat(impact.direct()).extracting(edge -> edge.from().name()).containsExactly("a", "b", "c");
        assertThat(impact.functions().coverage().total()).isZero();
        assertThat(useCases.analyzeImpact().analyzeImpact(WrittenName.of("zzz")))
                .isEqualTo(new Named.NotFound<>(ObjectKind.TABLE, "zzz", List.of()));
    }

    private Clusters clusters(ListTableClusters.Query query) {
        return switch (useCases.listTableClusters().listTableClusters(query)) {
            case Scoped.Within<Clusters>(Clusters clusters) -> clusters;
            case Scoped.Outside<Clusters>(var unknown) -> throw new AssertionError(unknown);
        };
    }

    private FindJoinPath.Paths paths(String from, String to, String... avoid) {
        return found(answer(from, to, avoid));
    }

    private Named<FindJoinPath.Paths> answer(String from, String to, String... avoid) {
        return useCases.findJoinPath()
                .findJoinPath(new FindJoinPath.Query(
                        WrittenName.of(from),
                        WrittenName.of(to),
                        1,
                        Stream.of(avoid).map(WrittenName::of).toList()));
    }

    private static <T> T found(Named<T> answer) {
        if (answer instanceof Named.Found<T>(T found)) {
            return found;
        }
        throw new AssertionError(answer);
    }
}
