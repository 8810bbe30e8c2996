package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.DrawDiagram;
import dev.dbxray.application.port.in.DrawDiagram.Answer;
import dev.dbxray.application.port.in.DrawDiagram.Drawn;
import dev.dbxray.application.port.in.DrawDiagram.OfSchema;
import dev.dbxray.application.port.in.DrawDiagram.OfTables;
import dev.dbxray.application.port.in.DrawDiagram.OfViewpoint;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Scope.SchemaName;
import dev.dbxray.domain.rule.Scope.UnknownSchema;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DrawDiagramUseCaseTest {

    private static final Table EMPLOYEE = aTable("employee", "department_id")
            .foreignKeys(List.of(aForeignKey("employee_department", "department_id", "department", "id")))
            .build();
    private static final Table DEPARTMENT = aTable("department").build();
    private static final Table ALONE = aTable("alone").build();
    private static final Table DIRECTORY = aView("directory").build();
    private static final Table OTHER = Table.builder(new ObjectName("prod", "sample", "employee"), TableType.TABLE)
            .build();
    private static final Table ARCHIVED = Table.builder(
                    new ObjectName("testdb", "archive", "employee_2001"), TableType.TABLE)
            .build();
    private static final Viewpoint STAFF =
            viewpoint("testdb", "staff", new TableRef("sample", "employee"), new TableRef("archive", "employee_2001"));
    private static final Viewpoint STAFF_TOO = viewpoint("prod", "staff");
    private static final Viewpoint VIEWS = viewpoint("testdb", "views", new TableRef("sample", "directory"));

    private final DrawDiagram diagrams = UseCases.loading(
                    unusedProgress -> catalog(), new FakeIndexer(), Progress.SILENT)
            .drawDiagram();

    private static Catalog catalog() {
        var crowd = IntStream.range(0, 80)
                .mapToObj(number -> Table.builder(new ObjectName("testdb", "crowd", "member" + number), TableType.TABLE)
                        .foreignKeys(List.of(aForeignKey("f", "id", "hub", "id")))
                        .build());
        return new Catalog(
                List.of(),
                Stream.concat(Stream.of(EMPLOYEE, DEPARTMENT, ALONE, DIRECTORY, OTHER, ARCHIVED), crowd)
                        .toList(),
                List.of(),
                List.of(),
                List.of(),
                List.of(STAFF, STAFF_TOO, VIEWS));
    }

    @Test
    void drawsTheTablesOfAViewpointWithinASchema() {
        assertThat(tables(new OfViewpoint("staff", "testdb", null))).containsExactly(ARCHIVED, EMPLOYEE);
        assertThat(tables(new OfViewpoint("STAFF", "testdb", "sample"))).containsExactly(EMPLOYEE);
        assertThat(tables(new OfViewpoint("views", null, null))).containsExactly(DIRECTORY);
    }

    @Test
    void saysWhichViewpointsThereAre() {
        assertThat(found(new OfViewpoint("staff", null, null)))
                .isEqualTo(new DrawDiagram.AmbiguousViewpoint("staff", List.of(STAFF_TOO, STAFF)));
        assertThat(found(new OfViewpoint("stuff", "testdb", null)))
                .isEqualTo(new DrawDiagram.UnknownViewpoint("stuff", List.of(STAFF, VIEWS)));
    }

    @Test
    void drawsASchemaWithoutItsViews() {
        assertThat(tables(new OfSchema("testdb", "sample"))).containsExactly(ALONE, DEPARTMENT, EMPLOYEE);
        assertThat(tables(new OfSchema(null, "SAMPLE"))).containsExactly(OTHER, ALONE, DEPARTMENT, EMPLOYEE);
        assertThat(diagrams.drawDiagram(new OfSchema("prod", "nope")))
                .isEqualTo(new Scoped.Outside<Named<Answer>>(
                        new UnknownSchema("nope", List.of(new SchemaName("prod", "sample")))));
    }

    @Test
    void drawsTheTablesAroundATable() {
        assertThat(tables(new DrawDiagram.Around(WrittenName.of("department"), 1)))
                .containsExactly(DEPARTMENT, EMPLOYEE);
        assertThat(answer(new DrawDiagram.Around(WrittenName.of("employee"), 1)))
                .isEqualTo(new Named.Ambiguous<Answer>(
                        ObjectKind.TABLE, "employee", List.of(OTHER.name(), named("employee"))));
    }

    @Test
    void drawsTheNamedTables() {
        assertThat(tables(new OfTables(List.of(
                        WrittenName.of("directory"),
                        WrittenName.of("prod:sample.employee"),
                        WrittenName.of("directory")))))
                .containsExactly(OTHER, DIRECTORY);
        assertThat(answer(new OfTables(List.of(WrittenName.of("alone"), WrittenName.of("zone"), WrittenName.of("x")))))
                .isEqualTo(new Named.NotFound<Answer>(ObjectKind.TABLE, "zone", List.of()));
    }

    @Test
    void drawsNoMoreThanADiagramCanShow() {
        assertThat(found(new OfSchema("testdb", "crowd"))).isEqualTo(new DrawDiagram.TooLarge(81));
    }

    private List<Table> tables(DrawDiagram.Query query) {
        return found(query) instanceof Drawn(var scope) ? scope.tables() : List.of();
    }

    private Answer found(DrawDiagram.Query query) {
        return answer(query) instanceof Named.Found<Answer>(Answer answer)
                ? answer
                : new DrawDiagram.UnknownViewpoint("no answer", List.of());
    }

    private Named<Answer> answer(DrawDiagram.Query query) {
        return switch (diagrams.drawDiagram(query)) {
            case Scoped.Within<Named<Answer>>(var answer) -> answer;
            case Scoped.Outside<Named<Answer>>(var unknown) -> throw new AssertionError(unknown.toString());
        };
    }

    private static Viewpoint viewpoint(String database, String id, TableRef... tables) {
        return new Viewpoint(database, id, id, null, List.of(tables), UnknownProperties.NONE);
    }
}
