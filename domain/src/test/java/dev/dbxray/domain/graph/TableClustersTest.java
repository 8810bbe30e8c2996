package dev.dbxray.domain.graph;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.graph.TableClusters.Hub;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class TableClustersTest {

    // The relations of the sample database.
    private final RelationGraph sample = new RelationGraph(aCatalog(
            table("department"),
            table("parking_spot"),
            table("employee", "department", "employee", "parking_spot"),
            table("employee_history", "employee"),
            table("employee_profile", "employee"),
            table("audit_log", "employee"),
            table("attendance", "employee"),
            table("attendance_note", "attendance"),
            table("project"),
            table("project_assignment", "employee", "project"),
            table("warehouse_zone"),
            table("shipment", "warehouse_zone"),
            table("view_1"),
            table("view_2")));

    @Test
    void putsTogetherWhatRelationsConnect() {
        var found = clusters(sample, 30);

        assertThat(found.clusters()).extracting(TableCluster::size).containsExactly(10, 2);
        assertThat(found.clusters())
                .extracting(TableCluster::representative)
                .containsExactly(named("employee"), named("warehouse_zone"));
        assertThat(found.hubs()).isEmpty();
        assertThat(found.unrelated()).isEqualTo(2);
    }

    @Test
    void takesOutHubsAndGathersWhatIsLeftAlone() {
        var found = clusters(sample, 4);

        assertThat(found.hubs()).containsExactly(new Hub(named("employee"), 5));
        assertThat(names(found))
                .containsExactly(
                        "department parking_spot audit_log employee_history employee_profile",
                        "attendance attendance_note",
                        "project project_assignment",
                        "warehouse_zone shipment");
        assertThat(found.clusters().get(1).hubs()).containsExactly(named("employee"));
        assertThat(found.clusters().get(3).hubs()).isEmpty();
    }

    @Test
    void seesOnlyTheTablesInScope() {
        var withoutEmployee = new TableClusters(sample, name -> !name.equals(named("employee"))).of(30);

        assertThat(names(withoutEmployee))
                .containsExactly("attendance attendance_note", "project project_assignment", "warehouse_zone shipment");
        assertThat(withoutEmployee.unrelated()).isEqualTo(7);
    }

    @Test
    void leavesAChainWhole() {
        var chain = new RelationGraph(aCatalog(IntStream.range(0, 6)
                .mapToObj(number -> number == 0 ? table("t0") : table("t" + number, "t" + (number - 1)))
                .toArray(Table[]::new)));

        var found = clusters(chain, 2);

        assertThat(found.clusters()).extracting(TableCluster::size).containsExactly(6);
        assertThat(found.hubs()).isEmpty();
    }

    @Test
    void takesOutATableToWhichThreeOthersRefer() {
        var two = new RelationGraph(aCatalog(table("hub"), table("a", "hub"), table("b", "hub")));
        var three = new RelationGraph(aCatalog(table("hub"), table("a", "hub"), table("b", "hub"), table("c", "hub")));

        assertThat(clusters(two, 2).hubs()).isEmpty();
        assertThat(clusters(three, 2).hubs()).containsExactly(new Hub(named("hub"), 3));
        assertThat(clusters(three, 4).hubs()).isEmpty();
        assertThat(names(clusters(three, 2))).containsExactly("a b c");
    }

    @Test
    void takesOutHubsAgainAndAgainAndPutsSinglesToTheGreatest() {
        var nested = new RelationGraph(aCatalog(
                table("country"),
                table("customer", "country"),
                table("a", "country", "customer"),
                table("b", "country", "customer"),
                table("c", "country", "customer"),
                table("d", "country")));

        var found = clusters(nested, 2);

        assertThat(found.hubs()).containsExactly(new Hub(named("country"), 5), new Hub(named("customer"), 3));
        assertThat(names(found)).containsExactly("a b c d");
        assertThat(found.clusters().getFirst().hubs()).containsExactly(named("country"), named("customer"));
    }

    @Test
    void putsSinglesToTheGreatestHubWhateverItsName() {
        var nested = new RelationGraph(aCatalog(
                table("a_hub"),
                table("z_hub"),
                table("a1", "a_hub", "z_hub"),
                table("a2", "a_hub"),
                table("a3", "a_hub"),
                table("z1", "z_hub"),
                table("z2", "z_hub"),
                table("z3", "z_hub")));

        var found = clusters(nested, 2);

        assertThat(found.hubs()).containsExactly(new Hub(named("z_hub"), 4), new Hub(named("a_hub"), 3));
        assertThat(names(found)).containsExactly("a1 z1 z2 z3", "a2 a3");
        assertThat(found.clusters().getFirst().hubs()).containsExactly(named("z_hub"), named("a_hub"));
    }

    @Test
    void endsOnCyclesAndOnNothing() {
        var cycle = new RelationGraph(aCatalog(table("a", "b"), table("b", "c"), table("c", "a", "c")));

        assertThat(names(clusters(cycle, 2))).containsExactly("a b c");
        assertThat(clusters(new RelationGraph(aCatalog()), 30).clusters()).isEmpty();
    }

    private static TableClusters.Clusters clusters(RelationGraph graph, int most) {
        return new TableClusters(graph, unusedName -> true).of(most);
    }

    private static Table table(String name, String... referenced) {
        return aTable(name)
                .foreignKeys(Stream.of(referenced)
                        .map(target -> aForeignKey(name + "_" + target, target + "_id", target, target + "_id"))
                        .toList())
                .build();
    }

    private static List<String> names(TableClusters.Clusters clusters) {
        return clusters.clusters().stream()
                .map(cluster -> String.join(
                        " ", cluster.tables().stream().map(ObjectName::name).toList()))
                .toList();
    }
}
