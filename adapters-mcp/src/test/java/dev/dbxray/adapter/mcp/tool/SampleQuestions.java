package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;

import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.ListSchemas.DatabaseSummary;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.Scoped.Outside;
import dev.dbxray.application.port.in.Scoped.Within;
import dev.dbxray.application.port.in.SearchTables.Hit;
import dev.dbxray.application.port.in.SearchTables.Hits;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.graph.RelationCounts;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.Fixtures;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Junction;
import dev.dbxray.domain.rule.ManyToMany;
import dev.dbxray.domain.rule.SchemaSummary;
import dev.dbxray.domain.rule.Scope;
import dev.dbxray.domain.rule.Scope.SchemaName;
import dev.dbxray.domain.search.Correction;
import dev.dbxray.domain.search.Match;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Answer the tools' questions by hand, so that a test sees what a tool makes of an answer. */
final class SampleQuestions {

    static final Table EMPLOYEE = aTable("employee")
            .logicalName("従業員")
            .description("\n people\u202E who work here \nmore")
            .columns(List.of(aColumn("employee_id", "番号", null), aColumn("department_id")))
            .primaryKey(new PrimaryKey("employee_pkey", List.of("employee_id"), UnknownProperties.NONE))
            .foreignKeys(List.of(aForeignKey("employee_department", "department_id", "department", "id")))
            .unknown(new UnknownProperties(Map.of("future", "{\"a\":1.50}")))
            .build();

    private static final Table DIRECTORY = aView("directory").build();

    private SampleQuestions() {}

    static ToolPorts ports() {
        return ports(SampleLiveTables::table);
    }

    static ToolPorts ports(@Nullable DescribeLiveTable live) {
        var sample = new SchemaName("testdb", "sample");
        var database =
                new Database("testdb", "PostgreSQL", "17.6", 17, null, List.of("sample"), UnknownProperties.NONE);
        var tables = List.of(DIRECTORY, EMPLOYEE);
        return new ToolPorts(
                query -> "nope".equals(query.schema())
                        ? new Outside<>(new Scope.UnknownSchema("nope", List.of(sample)))
                        : new Within<>(Collections.nCopies(
                                "big".equals(query.database()) ? 2 : 1,
                                new DatabaseSummary(
                                        database,
                                        Collections.nCopies(
                                                "big".equals(query.database()) ? 600 : 1,
                                                new SchemaSummary(sample, 1, 1, 0, 0, 0))))),
                query -> "nope".equals(query.tables().database())
                        ? new Outside<>(new Scope.UnknownDatabase("nope", List.of("testdb")))
                        : new Within<>(query.page()
                                .of(tables.stream()
                                        .filter(table -> query.tables().type() == null
                                                || query.tables().type().equals(table.type()))
                                        .map(table -> new ListTables.Row(
                                                table, query.tables().erRole(), new RelationCounts(3, 2, 1)))
                                        .toList())),
                query -> new Within<>(new Hits(
                        query.page()
                                .of(List.of(new Hit(
                                        EMPLOYEE,
                                        query.tables().erRole(),
                                        List.of(
                                                new Match.Name(),
                                                new Match.LogicalName(),
                                                new Match.Synonym(),
                                                new Match.Description(),
                                                new Match.ColumnName("employee_id"),
                                                new Match.ColumnDescription("department_id"))))),
                        query.text().equals("employe"),
                        query.text().equals("employe") ? List.of(new Correction("employe", "employee")) : List.of())),
                SampleQuestions::describe,
                SampleColumns::columns,
                SampleRelations::related,
                SampleRelations::paths,
                SampleRelations::clusters,
                SampleDiagrams::diagram,
                SampleColumns::similar,
                SampleImpact::impact,
                SampleObjects::functions,
                SampleObjects::function,
                SampleObjects::sequences,
                SampleObjects::sequence,
                SampleObjects::types,
                SampleObjects::type,
                SampleObjects::triggers,
                SampleColumns::viewpoints,
                List::of,
                live);
    }

    private static Named<DescribeTable.Answer> describe(DescribeTable.Query query) {
        return named(
                query.table(),
                query.columns().contains("nope")
                        ? new DescribeTable.UnknownColumns(
                                EMPLOYEE.name(), List.of("nope"), List.of("employee_id", "department_id"))
                        : new DescribeTable.Description(
                                EMPLOYEE,
                                List.of(DIRECTORY),
                                List.of(new Viewpoint(
                                        "testdb",
                                        "personnel",
                                        "人事",
                                        null,
                                        List.of(new TableRef("sample", "employee")),
                                        UnknownProperties.NONE)),
                                new Junction(
                                        EMPLOYEE.name(),
                                        new RelationGraph(aCatalog(EMPLOYEE)).outgoing(EMPLOYEE.name())),
                                IntStream.range(0, 25)
                                        .mapToObj(number ->
                                                new ManyToMany(Fixtures.named("p" + number), DIRECTORY.name()))
                                        .toList()));
    }

    /** Answer for the name {@code employee}; other names mean two tables, a similar one or none. */
    static <T> Named<T> named(WrittenName written, T answer) {
        return switch (written.text()) {
            case "employee" -> new Named.Found<>(answer);
            case "twice" ->
                new Named.Ambiguous<>(
                        ObjectKind.TABLE, "twice", List.of(Fixtures.named("twice"), Fixtures.named("Tw\nice")));
            case "employe" -> new Named.NotFound<>(ObjectKind.TABLE, "employe", List.of(EMPLOYEE.name()));
            default -> new Named.NotFound<>(ObjectKind.TABLE, written.text(), List.of());
        };
    }
}
