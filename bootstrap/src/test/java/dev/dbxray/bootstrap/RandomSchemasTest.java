package dev.dbxray.bootstrap;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import dev.dbxray.adapter.mcp.tool.ToolCatalog;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.RandomSchemas;
import dev.dbxray.domain.model.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Hold the tools' answers against each other on schemas that nobody thought of. */
final class RandomSchemasTest {

    private static final int PAGE = 3;

    static LongStream seeds() {
        return LongStream.range(0, 40);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void countsTheImpactThatItLists(long seed) {
        var tools = tools(seed);

        for (JsonNode row : all(tools, "list_tables", Map.of(), "tables")) {
            String name = "sample." + row.get("name").asString();
            Set<String> affected = new HashSet<>();
            all(tools, "get_impact", Map.of("table", name, "section", "direct"), "items")
                    .forEach(item -> affected.add(item.get("table").asString()));
            all(tools, "get_impact", Map.of("table", name, "section", "indirect"), "items")
                    .forEach(item -> assertThat(affected.add(item.get("table").asString()))
                            .isTrue());
            affected.remove(name);
            assertThat(affected).as(name).hasSize(row.get("impact").asInt());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void putsEveryRelatedTableIntoOneCluster(long seed) {
        var tools = tools(seed);
        for (int size = 2; size < 9; size += 3) {
            var arguments = Map.<String, Object>of("maxClusterSize", size);
            var overview = answer(tools, "list_table_clusters", arguments);
            Set<String> seen = new HashSet<>();
            overview.path("hubs").forEach(hub -> seen.add(hub.get("name").asString()));
            all(tools, "list_table_clusters", arguments, "clusters")
                    .forEach(cluster -> cluster.get("tables")
                            .forEach(table -> assertThat(
                                            seen.add(table.get("name").asString()))
                                    .isTrue()));
            int related = all(tools, "list_tables", Map.of(), "tables").size()
                    - overview.get("unrelatedTables").asInt();
            assertThat(seen).hasSize(related);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void joinsTablesStepByStep(long seed) {
        var tools = tools(seed);
        var names = all(tools, "list_tables", Map.of(), "tables").stream()
                .map(row -> "sample." + row.get("name").asString())
                .toList();
        for (String to : names) {
            var answer = answer(tools, "find_join_path", Map.of("from", names.getFirst(), "to", to, "maxPaths", 5));
            assertThat(answer.has("paths") || answer.has("message")).isTrue();
            answer.path("paths").forEach(RandomSchemasTest::connects);
        }
    }

    private static void connects(JsonNode path) {
        for (int step = 0; step < path.get("joins").size(); step++) {
            var join = path.get("joins").get(step);
            assertThat(new HashSet<>(
                            List.of(join.get("from").asString(), join.get("to").asString())))
                    .isEqualTo(new HashSet<>(List.of(
                            path.get("tables").get(step).asString(),
                            path.get("tables").get(step + 1).asString())));
            assertThat(join.get("fromColumns").size())
                    .isEqualTo(join.get("toColumns").size());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void givesAHundredForTheSameColumnsOnly(long seed) {
        var tools = tools(seed);
        var columns = new HashMap<String, Set<String>>();
        catalog(seed)
                .tables()
                .forEach(table -> columns.put("sample." + table.name().name(), columns(table)));
        columns.forEach((base, ofBase) -> answer(
                        tools,
                        "find_similar_tables",
                        Map.of("table", base, "minShared", 1, "minSimilarity", 0, "limit", 100))
                .path("tables")
                .forEach(similar -> assertThat(similar.get("similarity").asInt() == 100)
                        .isEqualTo(ofBase.equals(columns.get(similar.get("name").asString())))));
    }

    private static Set<String> columns(Table table) {
        return table.columns().stream().map(Column::name).collect(toSet());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void givesEachRowOnce(long seed) {
        var tools = tools(seed);

        assertThat(all(tools, "list_tables", Map.of("orderBy", "impact"), "tables").stream()
                        .map(row -> row.get("name").asString()))
                .containsExactlyInAnyOrderElementsOf(catalog(seed).tables().stream()
                        .map(Table::name)
                        .map(ObjectName::name)
                        .toList());
        assertThat(all(tools, "find_columns", Map.of("column", "c", "match", "contains"), "columns"))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void drawsEveryTable(long seed) {
        var tools = tools(seed);
        for (Table table : catalog(seed).tables()) {
            var answer =
                    answer(tools, "get_er_diagram", Map.of("table", table.name().name(), "depth", 2, "columns", "all"));
            long relations = answer.get("mermaid")
                    .asString()
                    .lines()
                    .filter(line -> line.contains(" : "))
                    .count();
            assertThat(answer.has("message")).isEqualTo(relations == 0);
        }
    }

    private static Catalog catalog(long seed) {
        return RandomSchemas.catalog(seed);
    }

    private static ToolCatalog tools(long seed) {
        var useCases = Wiring.useCases(progress -> catalog(seed), Progress.SILENT);
        return Wiring.tools(useCases, null, Locale.ENGLISH, ToolSelection.ALL);
    }

    /** Page through a list to its end. */
    private static List<JsonNode> all(ToolCatalog tools, String tool, Map<String, ?> arguments, String list) {
        var rows = new ArrayList<JsonNode>();
        var given = new HashMap<String, Object>(arguments);
        given.put("limit", PAGE);
        JsonNode page;
        do {
            given.put("offset", rows.size());
            page = answer(tools, tool, given);
            rows.addAll(
                    StreamSupport.stream(page.path(list).spliterator(), false).toList());
        } while (page.has("nextOffset"));
        assertThat(rows).hasSize(page.get("total").asInt());
        return rows;
    }

    private static JsonNode answer(ToolCatalog tools, String tool, Map<String, ?> arguments) {
        return switch (tools.call(tool, new HashMap<>(arguments))) {
            case Answered answered -> answered.content();
            case Refused(String message) -> throw new AssertionError(message);
        };
    }
}
