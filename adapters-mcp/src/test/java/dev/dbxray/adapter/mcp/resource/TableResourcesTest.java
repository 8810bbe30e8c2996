package dev.dbxray.adapter.mcp.resource;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.adapter.mcp.tool.TableDocuments;
import dev.dbxray.application.port.in.CompleteTableName;
import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.Scoped.Within;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.graph.RelationCounts;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TableResourcesTest {

    private static final Table EMPLOYEE = aTable("employee").logicalName("従業員").build();
    private static final Table ODD = Table.builder(new ObjectName("prod/1", "受注 明細", "100%\n+\u202E.x"), TableType.VIEW)
            .description("first\nsecond " + "x".repeat(200))
            .build();

    private final TableResources resources = over(List.of(EMPLOYEE, ODD));

    @Test
    void describesEachTableOnOneLine() {
        assertThat(resources.list(null).resources())
                .containsExactly(
                        new ResourceDescriptor(
                                "dbxray://testdb/sample/employee",
                                "従業員 (sample.employee)",
                                "従業員 (sample.employee)",
                                "従業員 (sample.employee) / testdb / table",
                                "application/json"),
                        new ResourceDescriptor(
                                "dbxray://prod%2F1/%E5%8F%97%E6%B3%A8%20%E6%98%8E%E7%B4%B0/100%25%0A%2B%E2%80%AE.x",
                                "受注 明細.100% + .x",
                                "受注 明細.100% + .x",
                                "受注 明細.100% + .x / prod/1 / view / first second " + "x".repeat(72) + "…",
                                "application/json"));
    }

    @Test
    void readsEveryTableByTheUriThatItLists() {
        assertThat(resources.list(null).resources())
                .allSatisfy(resource -> assertThat(resources.read(resource.uri()))
                        .hasValueSatisfying(text -> assertThat(text.uri()).isEqualTo(resource.uri())));
        assertThat(resources.read("dbxray://testdb/sample/employee"))
                .hasValueSatisfying(text -> assertThat(text.text())
                        .isEqualTo("{\"schema\":\"sample\",\"name\":\"employee\",\"logicalName\":\"従業員\","
                                + "\"type\":\"table\"}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dbxray://testdb/sample/nope",
                "dbxray://testdb/sample/EMPLOYEE",
                "dbxray://testdb/sample",
                "dbxray://testdb/sample/employee/x",
                "dbxray://testdb/sample/employee%",
                "dbxray://testdb/sample/%ZZ",
                "dbxray://testdb/sample/%FF",
                "file:///etc/hostname",
                ""
            })
    void knowsNoOtherUri(String uri) {
        assertThat(resources.read(uri)).isEmpty();
    }

    @Test
    void listsEachTableOnceOverAllPages() {
        var many = over(IntStream.range(0, 450)
                .mapToObj(i -> aTable("t%03d".formatted(i)).build())
                .toList());
        var uris = new ArrayList<String>();
        String cursor = null;
        int pages = 0;
        do {
            var page = many.list(cursor);
            page.resources().forEach(resource -> uris.add(resource.uri()));
            cursor = page.nextCursor();
            pages++;
        } while (cursor != null);

        assertThat(pages).isEqualTo(3);
        assertThat(uris).hasSize(450).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "after-", "after-x", "after--1", "after-99999999999", "before-1"})
    void refusesACursorThatItDidNotGive(String cursor) {
        assertThatThrownBy(() -> resources.list(cursor)).isInstanceOf(InvalidCursorException.class);
    }

    @Test
    void completesTheVariablesOfItsTemplate() {
        var template = resources.templates().getFirst().uriTemplate();

        assertThat(resources.complete(template, "table", "emp", Map.of("database", "testdb", "schema", "s")))
                .isEqualTo(new Completion(List.of("TABLE-emp-testdb-s", "%E5%8F%97"), 3, true));
        assertThat(resources.complete(template, "schema", "", Map.of("database", "testdb", "schema", "s")))
                .isEqualTo(new Completion(List.of("SCHEMA--testdb-null", "%E5%8F%97"), 3, true));
        assertThat(resources
                        .complete(template, "database", "t", Map.of("database", "x"))
                        .values())
                .startsWith("DATABASE-t-null-null");
        assertThat(resources.complete(template, "column", "", Map.of())).isEqualTo(new Completion(List.of(), 0, false));
        assertThat(resources.complete("other://{table}", "table", "", Map.of()).values())
                .isEmpty();
    }

    @Test
    void speaksJapaneseToo() {
        var japanese = new TableResources(
                query -> new Within<>(query.page().of(List.of())),
                new TableDocuments(query -> notFound(query.table()), Locale.JAPANESE),
                query -> new CompleteTableName.Completion(List.of(), 0),
                Locale.JAPANESE);

        assertThat(japanese.templates().getFirst().title()).isEqualTo("テーブルの定義");
    }

    private static TableResources over(List<Table> tables) {
        return new TableResources(
                query -> new Within<>(query.page()
                        .of(tables.stream()
                                .map(table -> new ListTables.Row(table, null, new RelationCounts(0, 0, 0)))
                                .toList())),
                new TableDocuments(query -> describe(tables, query.table()), Locale.ENGLISH),
                query -> new CompleteTableName.Completion(List.of(shown(query), "受"), 3),
                Locale.ENGLISH);
    }

    private static Named<DescribeTable.Answer> describe(List<Table> tables, WrittenName name) {
        return tables.stream()
                .filter(table -> NameSyntax.full(table.name()).equalsIgnoreCase(name.text()))
                .findFirst()
                .<Named<DescribeTable.Answer>>map(table ->
                        new Named.Found<>(new DescribeTable.Description(table, List.of(), List.of(), null, List.of())))
                .orElseGet(() -> notFound(name));
    }

    private static Named<DescribeTable.Answer> notFound(WrittenName name) {
        return new Named.NotFound<>(ObjectKind.TABLE, name.text(), List.of());
    }

    private static String shown(CompleteTableName.Query query) {
        return query.part() + "-" + query.typed() + "-" + query.database() + "-" + query.schema();
    }
}
