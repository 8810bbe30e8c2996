package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.CompleteTableName;
import dev.dbxray.application.port.in.CompleteTableName.Part;
import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.ListSchemas;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.ListTables.Order;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.Scoped.Outside;
import dev.dbxray.application.port.in.Scoped.Within;
import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.graph.RelationCounts;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.rule.SchemaSummary;
import dev.dbxray.domain.rule.Scope.SchemaName;
import dev.dbxray.domain.rule.Scope.UnknownSchema;
import dev.dbxray.domain.rule.TableSection;
import dev.dbxray.domain.search.Correction;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class UseCasesTest {

    private static final Page ALL = new Page(100, 0);
    private static final Table EMPLOYEE =
            aTable("employee", "employee_id", "Name").definition("x").build();
    private static final Table DEPARTMENT = aTable("department").build();
    private static final Table DIRECTORY = aView("employee_directory")
            .referencedTables(List.of(new TableRef("sample", "employee")))
            .build();
    private static final Table OTHER = Table.builder(new ObjectName("prod", "sample", "employee"), TableType.TABLE)
            .build();
    private static final Viewpoint PERSONNEL = new Viewpoint(
            "testdb", "personnel", "人事", null, List.of(new TableRef("sample", "employee")), UnknownProperties.NONE);

    private final UseCases useCases = UseCases.loading(progress -> catalog(), new FakeIndexer(), Progress.SILENT);

    private static Catalog catalog() {
        return new Catalog(
                List.of(database("testdb", "sample", "empty"), database("prod", "sample"), database("void")),
                List.of(EMPLOYEE, DEPARTMENT, DIRECTORY, OTHER),
                List.of(new Routine(named("f"), "FUNCTION", "", null, null, null, null, null, UnknownProperties.NONE)),
                List.of(new Sequence(
                        named("s"), null, null, null, null, null, null, null, null, UnknownProperties.NONE)),
                List.of(new UserType(named("t"), "ENUM", null, List.of(), List.of(), null, UnknownProperties.NONE)),
                List.of(PERSONNEL));
    }

    private static Database database(String name, String... schemas) {
        return new Database(name, null, null, null, null, List.of(schemas), UnknownProperties.NONE);
    }

    @Test
    void countsWhatEachSchemaHolds() {
        var databases = within(useCases.listSchemas().listSchemas(new ListSchemas.Query(null, null)));

        assertThat(databases)
                .extracting(summary -> summary.database().name())
                .containsExactly("prod", "testdb", "void");
        assertThat(databases.get(1).schemas())
                .containsExactly(
                        new SchemaSummary(new SchemaName("testdb", "empty"), 0, 0, 0, 0, 0),
                        new SchemaSummary(new SchemaName("testdb", "sample"), 2, 1, 1, 1, 1));
        assertThat(databases.get(2).schemas()).isEmpty();
    }

    @Test
    void listsOnlyTheDatabasesAndSchemasThatAreAskedFor() {
        var one = within(useCases.listSchemas().listSchemas(new ListSchemas.Query("testdb", "EMPTY")));
        var schema = within(useCases.listSchemas().listSchemas(new ListSchemas.Query(null, "sample")));
        var database = within(useCases.listSchemas().listSchemas(new ListSchemas.Query("prod", null)));

        assertThat(one)
                .singleElement()
                .satisfies(summary -> assertThat(summary.schemas())
                        .extracting(SchemaSummary::schema)
                        .containsExactly(new SchemaName("testdb", "empty")));
        assertThat(schema).extracting(summary -> summary.database().name()).containsExactly("prod", "testdb");
        assertThat(database)
                .extracting(summary -> summary.database().name())
                .doesNotContain("testdb")
                .contains("prod");
    }

    @Test
    void listsTablesByScopeAndType() {
        assertThat(tables(null, null, null)).containsExactly(OTHER, DEPARTMENT, EMPLOYEE, DIRECTORY);
        assertThat(tables("testdb", null, TableType.TABLE)).containsExactly(DEPARTMENT, EMPLOYEE);
        assertThat(tables(null, null, TableType.VIEW)).containsExactly(DIRECTORY);
    }

    @Test
    void countsBeforeItCuts() {
        var page = within(useCases.listTables().listTables(ListTables.Query.all(new Page(1, 1))));

        assertThat(page)
                .isEqualTo(new Cut<>(List.of(new ListTables.Row(DEPARTMENT, null, new RelationCounts(0, 0, 0))), 4, 1));
    }

    @Test
    void saysWhichSchemasThereAre() {
        assertThat(useCases.listTables()
                        .listTables(new ListTables.Query(
                                new TableScope("prod", "nope", null, null, null), Order.NAME, ALL)))
                .isEqualTo(new Outside<Cut<ListTables.Row>>(
                        new UnknownSchema("nope", List.of(new SchemaName("prod", "sample")))));
    }

    @Test
    void searchesWithinTheScope() {
        var hits = within(useCases.searchTables()
                .searchTables(new SearchTables.Query(
                        "employee", new TableScope("testdb", null, TableType.TABLE, null, null), ALL)));

        assertThat(hits.page().items()).extracting(SearchTables.Hit::table).containsExactly(EMPLOYEE);
        assertThat(hits.relaxed()).isTrue();
        assertThat(hits.corrections()).containsExactly(new Correction("a", "b"));
    }

    @Test
    void describesATableWithWhatTheCatalogKnowsOfIt() {
        assertThat(describe("testdb:sample.employee", Set.of(), List.of()))
                .isEqualTo(found(new DescribeTable.Description(
                        EMPLOYEE, List.of(DIRECTORY), List.of(PERSONNEL), null, List.of())));
    }

    @Test
    void leavesOutTheSectionsThatAreNotAskedFor() {
        assertThat(describe("testdb:sample.employee", Set.of(TableSection.DEFINITION), List.of()))
                .isEqualTo(found(new DescribeTable.Description(
                        EMPLOYEE.toBuilder().columns(List.of()).build(),
                        List.of(),
                        List.of(PERSONNEL),
                        null,
                        List.of())));
    }

    @Test
    void takesColumnsInAnyCase() {
        var answer = describe("testdb:sample.employee", Set.of(), List.of("NAME"));

        var nameOnly = EMPLOYEE.toBuilder().columns(List.of(aColumn("Name"))).build();
        assertThat(answer)
                .isEqualTo(found(new DescribeTable.Description(
                        nameOnly, List.of(DIRECTORY), List.of(PERSONNEL), null, List.of())));
    }

    @Test
    void takesAnAsteriskForAnyCharacters() {
        assertThat(describe("testdb:sample.employee", Set.of(), List.of("*ID", "n*e")))
                .isEqualTo(describe("testdb:sample.employee", Set.of(), List.of()));
        assertThat(describe("testdb:sample.employee", Set.of(), List.of("*a*", "e.*")))
                .isEqualTo(found(new DescribeTable.UnknownColumns(
                        EMPLOYEE.name(), List.of("e.*"), List.of("employee_id", "Name"))));
    }

    @Test
    void saysWhichColumnsThereAre() {
        assertThat(describe("testdb:sample.employee", Set.of(), List.of("name", "nope")))
                .isEqualTo(found(new DescribeTable.UnknownColumns(
                        EMPLOYEE.name(), List.of("nope"), List.of("employee_id", "Name"))));
    }

    @Test
    void namesTheCandidates() {
        assertThat(describe("employee", Set.of(), List.of()))
                .isEqualTo(new Named.Ambiguous<>(ObjectKind.TABLE, "employee", List.of(OTHER.name(), EMPLOYEE.name())));
        assertThat(describe("eek", Set.of(), List.of()))
                .isEqualTo(new Named.NotFound<>(
                        ObjectKind.TABLE, "eek", List.of(OTHER.name(), EMPLOYEE.name(), DIRECTORY.name())));
    }

    @Test
    void completesEachPartOfAName() {
        assertThat(complete(Part.DATABASE, "", null, null)).containsExactly("prod", "testdb");
        assertThat(complete(Part.SCHEMA, "e", "testdb", null)).containsExactly("empty", "sample");
        assertThat(complete(Part.TABLE, "DIR", null, null)).containsExactly("employee_directory");
        assertThat(complete(Part.TABLE, "d", "testdb", "sample")).containsExactly("department", "employee_directory");
        assertThat(complete(Part.TABLE, "", "nope", null)).isEmpty();
        assertThat(complete(Part.TABLE, "", "testdb", "empty")).isEmpty();
    }

    @Test
    void countsTheCompletionsThatItCuts() {
        assertThat(useCases.completeTableName()
                        .complete(new CompleteTableName.Query(Part.TABLE, "e", "testdb", null, 1)))
                .isEqualTo(new CompleteTableName.Completion(List.of("employee"), 3));
    }

    private List<Table> tables(@Nullable String database, @Nullable String schema, @Nullable TableType type) {
        var scope = new TableScope(database, schema, type, null, null);
        return within(useCases.listTables().listTables(new ListTables.Query(scope, Order.NAME, ALL))).items().stream()
                .map(ListTables.Row::table)
                .toList();
    }

    private Named<DescribeTable.Answer> describe(String table, Set<TableSection> sections, List<String> columns) {
        return useCases.describeTable()
                .describeTable(new DescribeTable.Query(WrittenName.of(table), sections, columns));
    }

    private static Named<DescribeTable.Answer> found(DescribeTable.Answer answer) {
        return new Named.Found<>(answer);
    }

    private List<String> complete(Part part, String typed, @Nullable String database, @Nullable String schema) {
        return useCases.completeTableName()
                .complete(new CompleteTableName.Query(part, typed, database, schema, 100))
                .values();
    }

    private static <T> T within(Scoped<T> answer) {
        return switch (answer) {
            case Within<T>(T inside) -> inside;
            case Outside<T>(var unknown) -> throw new AssertionError(unknown);
        };
    }
}
