package dev.dbxray.domain.sidecar;

import static dev.dbxray.domain.model.Fixtures.DATABASE;
import static dev.dbxray.domain.model.Fixtures.SCHEMA;
import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aViewpoint;
import static dev.dbxray.domain.sidecar.SidecarFixtures.apply;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.sidecar.SidecarProblem.RepeatedViewpoint;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import dev.dbxray.domain.sidecar.SidecarProblem.ViewpointWithoutDatabase;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DeclaredViewpointsTest {

    private final Catalog one =
            aCatalog(aTable("employee").build(), aTable("department").build());
    private final Catalog two = aCatalog(
            aTable("employee").build(),
            Table.builder(new ObjectName("prod", SCHEMA, "invoice"), TableType.TABLE)
                    .build());

    @Test
    void holdsTheTablesThatExist() {
        var annotated = apply(
                one,
                new DeclaredViewpoint(
                        "personnel",
                        "人事管理",
                        "people",
                        List.of("employee", "sample.departmen", "sample.department"),
                        List.of(),
                        0,
                        List.of()));

        assertThat(annotated.catalog().viewpoints())
                .containsExactly(new Viewpoint(
                        DATABASE,
                        "personnel",
                        "人事管理",
                        "people",
                        List.of(new TableRef(SCHEMA, "department"), new TableRef(SCHEMA, "employee")),
                        UnknownProperties.NONE));
        assertThat(annotated.problems())
                .containsExactly(new UnknownTable("sample.departmen", List.of(named("department"))));
    }

    @Test
    void belongsToEachDatabaseOfItsTables() {
        var annotated = apply(two, aViewpoint("all", "employee", "invoice"));

        assertThat(annotated.catalog().viewpoints())
                .containsExactly(inDatabase("prod", "all", "invoice"), inDatabase(DATABASE, "all", "employee"));
        assertThat(annotated.problems()).isEmpty();
    }

    @Test
    void isKeptWithoutTablesWhereThereIsOneDatabase() {
        var annotated = apply(one, aViewpoint("later"));

        assertThat(annotated.catalog().viewpoints()).containsExactly(inDatabase(DATABASE, "later"));
        assertThat(annotated.problems()).isEmpty();
    }

    @Test
    void isLeftOutWithoutTablesWhereThereAreSeveralDatabases() {
        var annotated = apply(two, aViewpoint("later"));

        assertThat(annotated.catalog().viewpoints()).isEmpty();
        assertThat(annotated.problems()).containsExactly(new ViewpointWithoutDatabase("later"));
    }

    @Test
    void replacesTheOneOfTheSameIdInTheSameDatabaseAndLeavesTheOthers() {
        var elsewhere = inDatabase("prod", "a", "invoice");
        var other = inDatabase(DATABASE, "b", "employee");
        var before = withViewpoints(two, inDatabase(DATABASE, "a", "gone"), elsewhere, other);

        assertThat(apply(before, aViewpoint("a", "employee")).catalog().viewpoints())
                .containsExactly(elsewhere, inDatabase(DATABASE, "a", "employee"), other);
    }

    @Test
    void isReportedWhereAnEarlierOneHasItsId() {
        var annotated = apply(one, aViewpoint("a", "employee"), aViewpoint("a", "department"));

        assertThat(annotated.catalog().viewpoints()).containsExactly(inDatabase(DATABASE, "a", "employee"));
        assertThat(annotated.problems()).containsExactly(new RepeatedViewpoint("a", DATABASE));
    }

    private static Catalog withViewpoints(Catalog catalog, Viewpoint... viewpoints) {
        return new Catalog(catalog.databases(), catalog.tables(), List.of(), List.of(), List.of(), List.of(viewpoints));
    }

    private static Viewpoint inDatabase(String database, String id, String... tables) {
        var refs =
                List.of(tables).stream().map(name -> new TableRef(SCHEMA, name)).toList();
        return new Viewpoint(database, id, id, null, refs, UnknownProperties.NONE);
    }
}
