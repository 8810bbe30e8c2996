package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.DiagramScope;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class MermaidErDiagramTest {

    private static final Table TEAM = aTable("team", "id", "name")
            .logicalName("チーム")
            .primaryKey(new PrimaryKey(null, List.of("id"), UnknownProperties.NONE))
            .indexes(List.of(new Index(
                    "u", true, List.of("name"), List.of(), List.of(), false, null, null, null, UnknownProperties.NONE)))
            .build();

    private static final Table MATCH = aTable("match")
            .columns(List.of(aColumn("home", "主催", null), aColumn("away"), aColumn("city"), aColumn("played_on")))
            .primaryKey(new PrimaryKey(null, List.of("home", "played_on"), UnknownProperties.NONE))
            .foreignKeys(List.of(
                    key("match_home", "home", Cardinality.ONE_TO_MANY),
                    key("match_away", "away", Cardinality.OPTIONAL_ONE_TO_MANY)))
            .logicalRelations(List.of(new LogicalRelation(
                    null, List.of("city"), new TableRef("geo", "city"), List.of("id"), null, UnknownProperties.NONE)))
            .build();

    private static ForeignKey key(String name, String column, @Nullable Cardinality cardinality) {
        return new ForeignKey(
                name,
                List.of(column),
                new TableRef("sample", "team"),
                List.of("id"),
                null,
                null,
                cardinality,
                UnknownProperties.NONE);
    }

    @Test
    void drawsBoxesThenRelationsThenKeyColumns() {
        assertThat(diagram(TEAM, MATCH).write(DiagramColumns.KEYS, 99)).isEqualTo("""
                        erDiagram
                            sample_match["match"]
                            sample_team["team（チーム）"]
                            geo_city["city"]
                            sample_team |o--o{ sample_match : "match_away"
                            sample_team ||--o{ sample_match : "match_home"
                            geo_city |o..o{ sample_match : "city"
                            sample_match {
                                text home PK, FK "主催"
                                text away FK
                                text city
                                text played_on PK
                            }
                            sample_team {
                                text id PK
                            }
                        """);
    }

    @Test
    void drawsAllColumnsOrNone() {
        assertThat(diagram(TEAM).write(DiagramColumns.ALL, 99)).contains("        text name UK\n");
        assertThat(diagram(TEAM, MATCH).write(DiagramColumns.NONE, 2))
                .doesNotContain("{\n", "geo_city |o")
                .contains("match_home");
    }

    @Test
    void tellsEveryCardinality() {
        var table = aTable("t", "a")
                .foreignKeys(List.of(
                        key("k1", "a", Cardinality.ONE_TO_ONE),
                        key("k2", "a", Cardinality.OPTIONAL_ONE_TO_ONE),
                        key("k3", "a", null)))
                .build();

        assertThat(diagram(TEAM, table).write(DiagramColumns.NONE, 99))
                .contains(
                        "sample_team ||--o| sample_t : \"k1\"",
                        "sample_team |o--o| sample_t : \"k2\"",
                        "sample_team |o--o{ sample_t : \"k3\"");
    }

    @Test
    void givesEveryNameAnIdOfItsOwn() {
        var ids = new MermaidIds();
        var names = List.of("a b", "a.b", "a_b", "受注", "発注", "1", "end", "", "o");

        assertThat(names.stream().map(name -> ids.of(named(name))).toList())
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[A-Za-z_][A-Za-z0-9_]*"))
                .startsWith("sample_a_b", "sample_a_b_2", "sample_a_b_3");
        assertThat(ids.of(named("a b"))).isEqualTo("sample_a_b");
        assertThat(ids.of(new ObjectName("d", "1s", "t"))).isEqualTo("_1s_t");
    }

    @Test
    void givesUpColumnsBeforeRelations() {
        var wide = IntStream.range(0, 60)
                .mapToObj(number -> aTable("t" + number)
                        .columns(columns(2000, "c"))
                        .primaryKey(new PrimaryKey(null, List.of("c0"), UnknownProperties.NONE))
                        .build())
                .toArray(Table[]::new);
        var longKeys = IntStream.range(0, 60)
                .mapToObj(number -> aTable("t" + number)
                        .columns(columns(60, "k".repeat(60)))
                        .primaryKey(new PrimaryKey(
                                null,
                                columns(60, "k".repeat(60)).stream()
                                        .map(Column::name)
                                        .toList(),
                                UnknownProperties.NONE))
                        .build())
                .toArray(Table[]::new);

        assertThat(fitted(DiagramColumns.ALL, wide).columns()).isEqualTo(DiagramColumns.KEYS);
        assertThat(fitted(DiagramColumns.KEYS, longKeys).columns()).isEqualTo(DiagramColumns.NONE);
        assertThat(fitted(DiagramColumns.NONE, TEAM, MATCH).relations()).isEqualTo(3);
    }

    @Test
    void drawsNoMoreRelationsThanMermaidTakes() {
        var many = table(900, "short");
        var longNames = table(499, "n".repeat(200));

        assertThat(fitted(DiagramColumns.NONE, TEAM, many).relations()).isEqualTo(500);
        var cut = fitted(DiagramColumns.ALL, TEAM, longNames);
        assertThat(cut.relations()).isBetween(200, 498);
        assertThat(cut.columns()).isEqualTo(DiagramColumns.NONE);
        assertThat(cut.text()).hasSizeBetween(40_000, 50_000).endsWith("\n");
    }

    private static Table table(int relations, String name) {
        return aTable("t")
                .columns(columns(relations, "c"))
                .foreignKeys(IntStream.range(0, relations)
                        .mapToObj(number -> aForeignKey(name + number, "c" + number, "team", "id"))
                        .toList())
                .build();
    }

    private static List<Column> columns(int count, String prefix) {
        return IntStream.range(0, count)
                .mapToObj(number -> aColumn(prefix + number))
                .toList();
    }

    private static FittedDiagram fitted(DiagramColumns columns, Table... tables) {
        var fitted = FittedDiagram.of(scope(tables), columns);
        assertThat(fitted.text()).hasSizeLessThanOrEqualTo(50_000);
        return fitted;
    }

    private static MermaidErDiagram diagram(Table... tables) {
        return new MermaidErDiagram(scope(tables));
    }

    private static DiagramScope scope(Table... tables) {
        var catalog = aCatalog(tables);
        return DiagramScope.ofTables(Stream.of(tables).map(Table::name).toList(), catalog, new RelationGraph(catalog));
    }
}
