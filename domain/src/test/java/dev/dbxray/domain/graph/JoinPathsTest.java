package dev.dbxray.domain.graph;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class JoinPathsTest {

    @Test
    void findsTheShortestPathFirstWhateverTheDirection() {
        var paths = paths(
                table("note", "attendance"),
                table("attendance", "employee"),
                table("assignment", "employee", "project"),
                table("employee"),
                table("project", "note"));

        assertThat(tables(paths, "note", "project", 3))
                .containsExactly("note project", "note attendance employee assignment project");
    }

    @Test
    void prefersPathsWithFewerOptionalJoins() {
        var paths = paths(
                table("order", "agent?", "zone"), table("agent", "region"), table("zone", "region"), table("region"));

        assertThat(tables(paths, "order", "region", 2)).containsExactly("order zone region", "order agent region");
    }

    @Test
    void ordersEquallyGoodPathsByTheirTables() {
        var paths = paths(table("a", "c", "b"), table("b", "d"), table("c", "d"), table("d"));

        assertThat(tables(paths, "a", "d", 9)).containsExactly("a b d", "a c d");
        assertThat(tables(paths, "d", "a", 1)).containsExactly("d b a");
    }

    @Test
    void ordersByTablesBeforeTheNamesOfRelations() {
        var paths = paths(table("a", "c:first", "b:second", "b:third"), table("b", "d"), table("c", "d"), table("d"));

        var found = paths.find(named("a"), named("d"), 9, List.of());

        assertThat(found)
                .extracting(path -> path.joins().getFirst().edge().relation().name())
                .containsExactly("second", "third", "first");
    }

    @Test
    void prefersTheRelationsOfTheTableThatComesFirst() {
        var paths = paths(table("a", "b:z"), table("b", "a:y", "c"), table("c"));

        var there = paths.find(named("a"), named("c"), 9, List.of());
        var back = paths.find(named("c"), named("a"), 9, List.of());

        assertThat(there)
                .extracting(path -> path.joins().getFirst().edge().relation().name())
                .containsExactly("z", "y");
        assertThat(back)
                .extracting(path -> path.joins().getLast().edge().relation().name())
                .containsExactly("z", "y");
    }

    @Test
    void takesTwoRelationsBetweenTwoTablesForTwoPathsAndNamesTheChoices() {
        var paths = paths(table("match", "team:home", "team:away?"), table("team"));

        var found = paths.find(named("match"), named("team"), 3, List.of());

        assertThat(found)
                .extracting(path -> path.joins().getFirst().edge().relation().name())
                .containsExactly("home", "away");
        assertThat(found)
                .allSatisfy(path -> assertThat(path.joins().getFirst().choices())
                        .extracting(edge -> edge.relation().name())
                        .containsExactly("away", "home"));
    }

    @Test
    void namesTheChoicesOfBothDirections() {
        var paths = paths(table("a", "b:out", "c"), table("b", "a:back", "c"), table("c"));

        assertThat(paths.find(named("a"), named("b"), 1, List.of())
                        .getFirst()
                        .joins()
                        .getFirst()
                        .choices())
                .extracting(edge -> edge.relation().name())
                .containsExactly("out", "back");
    }

    @Test
    void leadsATableToItselfByItsSelfReferences() {
        var paths = paths(table("employee", "employee:deputy?", "employee:manager", "team"), table("team"));

        var found = paths.find(named("employee"), named("employee"), 3, List.of());

        assertThat(found)
                .extracting(path -> path.joins().getFirst().edge().relation().name())
                .containsExactly("manager", "deputy");
        assertThat(found.getFirst().tables()).containsExactly(named("employee"), named("employee"));
        assertThat(found.getFirst().joins().getFirst().choices()).hasSize(2);
        assertThat(paths.find(named("employee"), named("employee"), 1, List.of()))
                .hasSize(1);
        assertThat(paths.find(named("team"), named("team"), 3, List.of())).isEmpty();
    }

    @Test
    void passesNoTableThatIsAvoidedButMayBeginAndEndThere() {
        var paths = paths(
                table("invoice", "country", "customer"),
                table("customer", "address"),
                table("address", "country"),
                table("country"));

        assertThat(paths.find(named("invoice"), named("address"), 1, List.of(named("country"))))
                .extracting(path -> path.tables().get(1))
                .containsExactly(named("customer"));
        assertThat(paths.find(named("invoice"), named("country"), 9, List.of(named("invoice"), named("country"))))
                .hasSize(2);
        assertThat(paths.find(named("invoice"), named("address"), 9, List.of(named("country"), named("customer"))))
                .isEmpty();
    }

    @Test
    void findsNoPathWhereNothingLeads() {
        var paths = paths(table("island"), table("a", "gone"), table("b", "gone"));

        assertThat(paths.find(named("a"), named("b"), 3, List.of())).isEmpty();
        assertThat(paths.find(named("a"), named("island"), 3, List.of())).isEmpty();
    }

    @Test
    void neverPassesATableTwice() {
        var paths = paths(table("a", "hub", "a"), table("b", "hub"), table("c", "hub"), table("hub"));

        assertThat(tables(paths, "a", "b", 9)).containsExactly("a hub b");
    }

    private static JoinPaths paths(Table... tables) {
        return new JoinPaths(new RelationGraph(aCatalog(tables)));
    }

    /** Make a table with relations written as {@code target:name?}, where the question mark makes one optional. */
    private static Table table(String name, String... relations) {
        return aTable(name)
                .foreignKeys(Stream.of(relations).map(JoinPathsTest::key).toList())
                .build();
    }

    private static ForeignKey key(String written) {
        boolean optional = written.endsWith("?");
        var parts = written.replace("?", "").split(":", 2);
        return new ForeignKey(
                parts[parts.length - 1],
                List.of(parts[parts.length - 1] + "_id"),
                new TableRef("sample", parts[0]),
                List.of("id"),
                null,
                null,
                Cardinality.of(optional, false),
                UnknownProperties.NONE);
    }

    private static List<String> tables(JoinPaths paths, String from, String to, int most) {
        return paths.find(named(from), named(to), most, List.of()).stream()
                .map(path -> String.join(
                        " ", path.tables().stream().map(name -> name.name()).toList()))
                .toList();
    }
}
