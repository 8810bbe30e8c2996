package dev.dbxray.domain.sidecar;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aNote;
import static dev.dbxray.domain.sidecar.SidecarFixtures.apply;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.sidecar.SidecarProblem.AmbiguousColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.AmbiguousTable;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TableNotesTest {

    private static final ObjectName EMPLOYEE = named("employee");

    private static final Column STATUS = new Column(
            "status",
            "old",
            "text",
            false,
            "'A'",
            "ALWAYS",
            "x",
            "kept",
            List.of("state"),
            new UnknownProperties(Map.of("y", "1")));

    private final Catalog catalog = aCatalog(
            aTable("employee")
                    .columns(List.of(aColumn("employee_id"), STATUS, aColumn("Code"), aColumn("CODE")))
                    .logicalName("old")
                    .description("kept")
                    .synonyms(List.of("staff"))
                    .build(),
            aTable("department", "department_id").build());

    @Test
    void replacesWhatItSaysOfATable() {
        var note = new TableNote("sample.employee", "従業員", "people", List.of("社員"), List.of(), List.of());

        Table employee = employeeIn(apply(catalog, note));

        assertThat(employee.logicalName()).isEqualTo("従業員");
        assertThat(employee.description()).isEqualTo("people");
        assertThat(employee.synonyms()).containsExactly("社員");
    }

    @Test
    void leavesWhatItDoesNotSayOfATable() {
        var annotated = apply(catalog, aNote("sample.employee"));

        assertThat(annotated.catalog().tables()).isEqualTo(catalog.tables());
        assertThat(annotated.problems()).isEmpty();
    }

    @Test
    void replacesWhatItSaysOfAColumn() {
        var note = new ColumnNote("status", "状態", "new", List.of("在籍"));

        Table employee = employeeIn(apply(catalog, aNote("employee", note)));

        assertThat(employee.columns().get(1))
                .isEqualTo(new Column(
                        "status",
                        "状態",
                        "text",
                        false,
                        "'A'",
                        "ALWAYS",
                        "x",
                        "new",
                        List.of("在籍"),
                        new UnknownProperties(Map.of("y", "1"))));
        assertThat(employee.columns())
                .extracting(Column::name)
                .containsExactly("employee_id", "status", "Code", "CODE");
    }

    @Test
    void leavesWhatItDoesNotSayOfAColumn() {
        var note = new ColumnNote("status", null, null, List.of());

        assertThat(employeeIn(apply(catalog, aNote("employee", note))).columns().get(1))
                .isEqualTo(STATUS);
    }

    @Test
    void keepsTheRestOfTheCatalog() {
        var annotated = apply(catalog, new TableNote("employee", "x", null, List.of(), List.of(), List.of()));

        assertThat(annotated.catalog().databases()).isEqualTo(catalog.databases());
        assertThat(annotated.catalog().table(named("department"))).isEqualTo(catalog.table(named("department")));
    }

    @Test
    void prefersAColumnInExactlyTheWrittenCase() {
        var note = new ColumnNote("CODE", "番号", null, List.of());

        Table employee = employeeIn(apply(catalog, aNote("employee", note)));

        assertThat(employee.columns()).extracting(Column::logicalName).containsExactly(null, "old", null, "番号");
    }

    @Test
    void findsAColumnInAnyCaseWhereItIsTheOnlyOne() {
        var annotated = apply(catalog, aNote("employee", new ColumnNote("STATUS", "状態", null, List.of())));

        assertThat(employeeIn(annotated).columns().get(1).logicalName()).isEqualTo("状態");
        assertThat(annotated.problems()).isEmpty();
    }

    @Test
    void reportsAColumnThatMayBeSeveral() {
        var annotated = apply(catalog, aNote("employee", new ColumnNote("code", "番号", null, List.of())));

        assertThat(annotated.problems())
                .containsExactly(new AmbiguousColumn(EMPLOYEE, "code", List.of("Code", "CODE")));
        assertThat(employeeIn(annotated)).isEqualTo(catalog.table(EMPLOYEE).orElseThrow());
    }

    @Test
    void reportsAColumnThatDoesNotExistAndAppliesTheRest() {
        var note = new TableNote(
                "employee",
                "従業員",
                null,
                List.of(),
                List.of(),
                List.of(
                        new ColumnNote("emploee_id", "x", null, List.of()),
                        new ColumnNote("zzzzzz", "x", null, List.of()),
                        new ColumnNote("status", "状態", null, List.of())));

        var annotated = apply(catalog, note);

        assertThat(annotated.problems())
                .containsExactly(
                        new UnknownColumn(EMPLOYEE, "emploee_id", List.of("employee_id")),
                        new UnknownColumn(EMPLOYEE, "zzzzzz", List.of()));
        assertThat(employeeIn(annotated).logicalName()).isEqualTo("従業員");
        assertThat(employeeIn(annotated).columns().get(1).logicalName()).isEqualTo("状態");
    }

    @Test
    void reportsATableThatDoesNotExistAndAppliesTheRest() {
        var annotated = apply(
                catalog,
                new TableNote("employes", "x", null, List.of(), List.of(), List.of()),
                new TableNote("smaple.department", "x", null, List.of(), List.of(), List.of()),
                new TableNote("testdb:sample.emloyee", "x", null, List.of(), List.of(), List.of()),
                new TableNote("invoice", "x", null, List.of(), List.of(), List.of()),
                new TableNote("employee", "従業員", null, List.of(), List.of(), List.of()));

        assertThat(annotated.problems())
                .containsExactly(
                        new UnknownTable("employes", List.of(EMPLOYEE)),
                        new UnknownTable("smaple.department", List.of(named("department"))),
                        new UnknownTable("testdb:sample.emloyee", List.of(EMPLOYEE)),
                        new UnknownTable("invoice", List.of()));
        assertThat(employeeIn(annotated).logicalName()).isEqualTo("従業員");
    }

    @Test
    void reportsATableThatMayBeSeveralAndLeavesThemAlone() {
        var archived = Table.builder(new ObjectName("testdb", "archive", "employee"), TableType.TABLE)
                .build();
        var both = aCatalog(aTable("employee").build(), archived);

        var annotated = apply(both, new TableNote("employee", "従業員", null, List.of(), List.of(), List.of()));

        assertThat(annotated.problems())
                .containsExactly(new AmbiguousTable("employee", List.of(archived.name(), EMPLOYEE)));
        assertThat(annotated.catalog().tables()).isEqualTo(both.tables());
    }

    @Test
    void reportsTheSameProblemOnce() {
        assertThat(apply(catalog, aNote("gone"), aNote("gone")).problems())
                .containsExactly(new UnknownTable("gone", List.of()));
    }

    private static Table employeeIn(AnnotatedCatalog annotated) {
        return annotated.catalog().table(EMPLOYEE).orElseThrow();
    }
}
