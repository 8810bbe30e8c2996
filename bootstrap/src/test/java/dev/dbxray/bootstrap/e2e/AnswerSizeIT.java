package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.snapshot.SnapshotDirectoryWriter;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Ask every tool, without narrowing, about a database that is big in every direction, and weigh the answers. */
final class AnswerSizeIT {

    private static final int TABLES = 10_000;
    private static final int OTHERS = 3_000;
    private static final int TOKENS = 25_000;
    private static final int CHARACTERS_PER_TOKEN = 4;
    private static final String LONG = "_of_a_name_that_tells_all_about_it";
    private static final UnknownProperties NONE = UnknownProperties.NONE;

    private static final Map<String, Map<String, ?>> CALLS = Map.ofEntries(
            Map.entry("list_schemas", Map.of()),
            Map.entry("list_tables", Map.of()),
            Map.entry("search_tables", Map.of("query", "table")),
            Map.entry("get_table", Map.of("table", "hub")),
            Map.entry("find_columns", Map.of("column", "hub_id")),
            Map.entry("get_related_tables", Map.of("table", "hub", "depth", 3)),
            Map.entry("find_join_path", Map.of("from", name("table", 1), "to", name("table", 2), "maxPaths", 10)),
            Map.entry("list_table_clusters", Map.of()),
            Map.entry("get_er_diagram", Map.of("viewpoint", "v1")),
            Map.entry("find_similar_tables", Map.of("table", name("table", 1), "minShared", 1)),
            Map.entry("get_impact", Map.of("table", "hub")),
            Map.entry("list_functions", Map.of()),
            Map.entry("get_function", Map.of("function", "overloaded", "includeDefinition", true)),
            Map.entry("list_sequences", Map.of()),
            Map.entry("get_sequence", Map.of("sequence", name("sequence", 1))),
            Map.entry("list_types", Map.of()),
            Map.entry("get_type", Map.of("type", name("type", 1))),
            Map.entry("list_triggers", Map.of()),
            Map.entry("list_viewpoints", Map.of()));

    @TempDir
    private Path output;

    @Test
    void fitsIntoWhatAModelCanRead() {
        new SnapshotDirectoryWriter(output).write(catalog());
        var tokens = new ArrayList<String>();
        try (var client = StdioClient.of("--snapshot=" + output)) {
            for (JsonNode tool : client.request("tools/list", Map.of()).at("/result/tools")) {
                String name = tool.get("name").asString();
                assertThat(CALLS).as("add a call above").containsKey(name);
                var answer = client.call(name, CALLS.getOrDefault(name, Map.of()));
                int size = answer.toString().length() / CHARACTERS_PER_TOKEN;
                if (size > TOKENS) {
                    tokens.add(name + ": " + size);
                }
            }
        }

        assertThat(tokens).isEmpty();
    }

    private static String name(String kind, int number) {
        return kind + "_" + number + LONG;
    }

    private static ObjectName object(String name) {
        return new ObjectName("db", "main", name);
    }

    private static <T> List<T> many(int count, IntFunction<T> make) {
        return IntStream.range(0, count).mapToObj(make).toList();
    }

    private static Catalog catalog() {
        var tables = new ArrayList<Table>();
        tables.add(hub());
        tables.addAll(many(TABLES, AnswerSizeIT::table));
        tables.addAll(many(OTHERS, number -> view(name("view", number), "hub")));
        return new Catalog(
                List.of(new Database(
                        "db", "PostgreSQL", null, null, null, many(OTHERS, number -> name("s", number)), NONE)),
                tables,
                routines(),
                many(OTHERS, AnswerSizeIT::sequence),
                many(OTHERS, AnswerSizeIT::type),
                many(OTHERS, AnswerSizeIT::viewpoint),
                insights());
    }

    private static Table hub() {
        var columns = new ArrayList<>(List.of(column("hub_id", "integer", "nextval('" + name("sequence", 1) + "')")));
        columns.addAll(many(2000, number -> column(name("column", number), "main." + name("type", number), null)));
        return Table.builder(object("hub"), TableType.TABLE)
                .description("about\n".repeat(5000))
                .columns(columns)
                .primaryKey(new PrimaryKey(null, List.of("hub_id"), NONE))
                .triggers(many(
                        OTHERS,
                        number -> new Trigger(
                                name("trigger", number),
                                "AFTER",
                                List.of("INSERT"),
                                null,
                                new RoutineRef("main", name("function", number)),
                                "x".repeat(2000),
                                NONE)))
                .build();
    }

    private static Table table(int number) {
        TableBuilder table = Table.builder(object(name("table", number)), TableType.TABLE)
                .description("about this table ".repeat(40))
                .columns(List.of(
                        column("hub_id", "main." + name("type", 1), "nextval('" + name("sequence", 1) + "')"),
                        column("other_id", "integer", null),
                        column("note", "text", null)));
        return table.foreignKeys(List.of(
                        key("to_the_hub", "hub_id", "hub"),
                        key("to_another", "other_id", name("table", (number * 7 + 1) % TABLES))))
                .build();
    }

    private static ForeignKey key(String name, String column, String referenced) {
        return new ForeignKey(
                name + LONG,
                List.of(column),
                new TableRef("main", referenced),
                List.of("hub_id"),
                null,
                null,
                Cardinality.ONE_TO_MANY,
                NONE);
    }

    private static Table view(String name, String read) {
        return Table.builder(object(name), TableType.VIEW)
                .columns(List.of(column("hub_id", "integer", null)))
                .definition("select ".repeat(20_000))
                .referencedTables(List.of(new TableRef("main", read)))
                .build();
    }

    private static Column column(String name, String type, @Nullable String defaultValue) {
        return new Column(
                name, "論理 " + name, type, true, defaultValue, null, null, "about ".repeat(50), List.of(), NONE);
    }

    private static List<Routine> routines() {
        var routines = new ArrayList<>(many(OTHERS, number -> routine(name("function", number), "")));
        routines.addAll(many(300, number -> routine("overloaded", "argument_" + number + " integer")));
        return routines;
    }

    private static Routine routine(String name, String arguments) {
        return new Routine(
                object(name),
                "FUNCTION",
                arguments,
                "integer",
                "sql",
                arguments.isEmpty() ? null : "body of " + arguments + "x".repeat(10_000),
                "about ".repeat(50),
                null,
                NONE);
    }

    // They hold, since the functions have no definition that could have changed.
    private static List<RoutineInsight> insights() {
        return many(
                OTHERS,
                number -> new RoutineInsight(
                        object(name("function", number)),
                        "",
                        "sql",
                        null,
                        RoutineInsight.ANALYZED,
                        List.of(new TableUse("main", "hub", "CRUD", null, List.of(), NONE)),
                        List.of(),
                        false,
                        false,
                        NONE));
    }

    private static Sequence sequence(int number) {
        return new Sequence(
                object(name("sequence", number)),
                "bigint",
                null,
                null,
                null,
                null,
                null,
                new ColumnRef("main", "hub", "hub_id"),
                "about ".repeat(50),
                NONE);
    }

    private static UserType type(int number) {
        return new UserType(
                object(name("type", number)),
                "ENUM",
                "value, ".repeat(5000),
                many(number == 1 ? 5000 : 1, value -> name("value", value)),
                List.of(),
                "about ".repeat(50),
                NONE);
    }

    private static Viewpoint viewpoint(int number) {
        return new Viewpoint(
                "db",
                "v" + number,
                name("viewpoint", number),
                "about ".repeat(50),
                number == 1
                        ? many(79, table -> new TableRef("main", name("table", table)))
                        : List.of(new TableRef("main", "hub"), new TableRef("main", name("table", number))),
                NONE);
    }
}
