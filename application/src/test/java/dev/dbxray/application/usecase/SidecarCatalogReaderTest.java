package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.sidecar.ColumnNote;
import dev.dbxray.domain.sidecar.DeclaredRelation;
import dev.dbxray.domain.sidecar.DeclaredViewpoint;
import dev.dbxray.domain.sidecar.Sidecar;
import dev.dbxray.domain.sidecar.TableNote;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class SidecarCatalogReaderTest {

    private static final class Hearing implements Progress {

        private final List<Message> warnings = new ArrayList<>();
        private int steps;

        @Override
        public void step(Stage stage, int done) {
            steps++;
        }

        @Override
        public void warn(Message warning) {
            warnings.add(warning);
        }

        private List<String> in(Locale locale) {
            return warnings.stream().map(warning -> warning.in(locale)).toList();
        }
    }

    private final Hearing progress = new Hearing();

    private final Catalog catalog = aCatalog(
            aTable("employee", "employee_id", "Code", "CODE").build(),
            aTable("department", "department_id").build(),
            Table.builder(new ObjectName("testdb", "archive", "department"), TableType.TABLE)
                    .build());

    @Test
    void capturesTheCatalogWithTheSidecarAppliedAndWarnsOfNothing() {
        var sidecar = new Sidecar(
                List.of(new TableNote("employee", "従業員", null, List.of(), List.of(), List.of())), List.of(), List.of());
        var written = new ArrayList<Catalog>();

        var captured = UseCases.captureDatabase(UseCases.withSidecar(reader(catalog), sidecar), written::add, progress)
                .capture();

        assertThat(captured.table(named("employee")).orElseThrow().logicalName())
                .isEqualTo("従業員");
        assertThat(written).containsExactly(captured);
        assertThat(progress.warnings).isEmpty();
        assertThat(progress.steps).isEqualTo(1);
    }

    @Test
    void warnsOfEachNameThatMeansNothingOrTooMuch() {
        var columns = List.of(
                new ColumnNote("employe_id", "x", null, List.of()),
                new ColumnNote("zzz", "x", null, List.of()),
                new ColumnNote("code", "x", null, List.of()));
        read(new Sidecar(
                List.of(
                        new TableNote("emploee", null, null, List.of(), List.of(), List.of()),
                        new TableNote("zzz", null, null, List.of(), List.of(), List.of()),
                        new TableNote("department", null, null, List.of(), List.of(), List.of()),
                        new TableNote("employee", null, null, List.of(), List.of(), columns)),
                List.of(),
                List.of()));

        assertThat(progress.in(Locale.ENGLISH))
                .containsExactly(
                        "The sidecar names the table emploee, which does not exist. What it says there was left out."
                                + " Did you mean testdb:sample.employee?",
                        "The sidecar names the table zzz, which does not exist. What it says there was left out.",
                        "The sidecar names the table department, which may be any of testdb:archive.department,"
                                + " testdb:sample.department. What it says there was left out. Write one of these"
                                + " names.",
                        "The sidecar names the column employe_id of testdb:sample.employee, which does not exist."
                                + " What it says there was left out. Did you mean employee_id?",
                        "The sidecar names the column zzz of testdb:sample.employee, which does not exist. What it"
                                + " says there was left out.",
                        "The sidecar names the column code of testdb:sample.employee, which may be any of Code, CODE."
                                + " What it says there was left out. Write one of these names.");
    }

    @Test
    void warnsOfRelationsThatCannotBePaired() {
        read(new Sidecar(
                List.of(),
                List.of(relation(List.of("employee_id")), relation(List.of("employee_id", "Code"), "department_id")),
                List.of()));

        assertThat(progress.in(Locale.ENGLISH))
                .containsExactly(
                        "The sidecar's relation from testdb:sample.employee to testdb:sample.department was left out:"
                                + " testdb:sample.department has no primary key. Write \"referencedColumns\".",
                        "The sidecar's relation from testdb:sample.employee (employee_id, Code) to"
                                + " testdb:sample.department (department_id) was left out: each column needs one that"
                                + " it refers to. Write \"columns\" and \"referencedColumns\" of the same number.");
    }

    @Test
    void warnsOfViewpointsThatHaveNoPlace() {
        read(new Sidecar(List.of(), List.of(), List.of(viewpoint("a", "employee"), viewpoint("a", "employee"))));
        var two = aCatalog(
                aTable("employee").build(),
                Table.builder(new ObjectName("prod", "sample", "employee"), TableType.TABLE)
                        .build());
        UseCases.withSidecar(reader(two), new Sidecar(List.of(), List.of(), List.of(viewpoint("b"))))
                .read(progress);

        assertThat(progress.in(Locale.ENGLISH))
                .containsExactly(
                        "The sidecar's viewpoint a stands twice for the database testdb, and the later one was left"
                                + " out. Give it another id.",
                        "The sidecar's viewpoint b was left out: none of its tables exists to tell which database it"
                                + " belongs to. Name at least one.");
    }

    @Test
    void warnsOfSelectorsThatFindNothing() {
        var labelled = new TableNote("employee", null, null, List.of(), List.of("core"), List.of());
        var viewpoint = new DeclaredViewpoint("a", "a", null, List.of("*_x"), List.of("cor", "zzz"), 0, List.of());
        read(new Sidecar(List.of(labelled), List.of(), List.of(viewpoint)));

        assertThat(progress.in(Locale.ENGLISH))
                .containsExactly(
                        "The sidecar's pattern *_x fits no table. Widen it, or take it out.",
                        "The sidecar's viewpoints name the label cor, which no table has. Did you mean core?",
                        "The sidecar's viewpoints name the label zzz, which no table has. Give it to a table with"
                                + " \"labels\".");
    }

    @Test
    void warnsInJapaneseToo() {
        read(new Sidecar(
                List.of(new TableNote("emploee", null, null, List.of(), List.of(), List.of())), List.of(), List.of()));

        assertThat(progress.in(Locale.JAPANESE))
                .singleElement()
                .asString()
                .startsWith("サイドカーにあるテーブル emploee が見つからない")
                .endsWith("もしかして: testdb:sample.employee");
    }

    private void read(Sidecar sidecar) {
        UseCases.withSidecar(reader(catalog), sidecar).read(progress);
    }

    private static CatalogReader reader(Catalog catalog) {
        return progress -> {
            progress.step(Progress.Stage.READING_TABLES, 1);
            return catalog;
        };
    }

    private static DeclaredRelation relation(List<String> columns, String... referenced) {
        return new DeclaredRelation(null, "employee", columns, "sample.department", List.of(referenced), null);
    }

    private static DeclaredViewpoint viewpoint(String id, String... tables) {
        return new DeclaredViewpoint(id, id, null, List.of(tables), List.of(), 0, List.of());
    }
}
