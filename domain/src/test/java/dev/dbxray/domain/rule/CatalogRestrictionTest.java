package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.DATABASE;
import static dev.dbxray.domain.model.Fixtures.SCHEMA;
import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.model.UnknownProperties.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.LiveTable.TypeFacets;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.PartitionOf;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CatalogRestrictionTest {

    private static final String HIDDEN = "secret";
    private static final TableRef WAGES = new TableRef(HIDDEN, "secret_wages");
    private static final Visibility VISIBLE = Visibility.of(List.of("test*"), List.of(SCHEMA));
    private static final UnknownProperties TELLING =
            new UnknownProperties(Map.of("owner", "{\"of\":\"secret.secret_wages\"}", "kept", "1"));

    private static ObjectName hidden(String name) {
        return new ObjectName(DATABASE, HIDDEN, name);
    }

    private static Catalog restricted(Catalog catalog) {
        return new CatalogRestriction(catalog, VISIBLE).restricted();
    }

    private static Column column(String type, @Nullable String defaultValue, @Nullable String generated) {
        return new Column("c", null, type, true, defaultValue, null, generated, null, List.of(), TELLING);
    }

    private static Table everyTableProperty() {
        return aTable("orders")
                .columns(List.of(column(
                        "secret.secret_mood",
                        "nextval('secret.secret_counter'::regclass)",
                        "\"secret\".secret_tax(id)")))
                .indexes(List.of(
                        index("by_expression", List.of("secret.secret_tax(id)"), null, null),
                        index("by_predicate", List.of(), "secret.secret_tax(id) > 0", null),
                        index("by_definition", List.of(), null, "CREATE INDEX ON orders (secret.secret_tax(id))"),
                        index("kept", List.of(), "id > 0", null)))
                .constraints(List.of(
                        new Constraint("told", "check", List.of("id"), "CHECK (`secret`.secret_tax(id) > 0)", NONE),
                        new Constraint("kept", "check", List.of("id"), "CHECK (id > 0)", NONE)))
                .foreignKeys(List.of(
                        new ForeignKey("told", List.of("id"), WAGES, List.of("id"), null, null, null, NONE),
                        aForeignKey("kept", "id", "orders", "id")))
                .logicalRelations(List.of(new LogicalRelation("told", List.of("id"), WAGES, List.of("id"), null, NONE)))
                .triggers(List.of(
                        new Trigger(
                                "by_function",
                                "AFTER",
                                List.of("INSERT"),
                                "ROW",
                                new RoutineRef(HIDDEN, "secret_audit"),
                                "EXECUTE FUNCTION secret.secret_audit()",
                                TELLING),
                        new Trigger(
                                "by_body",
                                "AFTER",
                                List.of("INSERT"),
                                "ROW",
                                null,
                                "INSERT INTO secret_wages VALUES (1)",
                                NONE)))
                .partitions(List.of(
                        new Partition(HIDDEN, "secret_2025", null, NONE), new Partition(SCHEMA, "y2026", null, NONE)))
                .partitionOf(new PartitionOf(WAGES, "DEFAULT", NONE))
                .unreadable("permission denied for secret.secret_wages")
                .unknown(TELLING)
                .build();
    }

    private static Index index(
            String name, List<String> expressions, @Nullable String predicate, @Nullable String definition) {
        return new Index(name, false, List.of(), expressions, List.of(), false, null, predicate, definition, NONE);
    }

    private static Routine routine(
            ObjectName name,
            String arguments,
            @Nullable String result,
            String definition,
            @Nullable List<TableRef> referenced) {
        return new Routine(name, "function", arguments, result, "sql", definition, null, null, referenced, TELLING);
    }

    private static RoutineInsight insight(ObjectName routine) {
        return new RoutineInsight(
                routine,
                "",
                "plpgsql",
                null,
                RoutineInsight.ANALYZED,
                List.of(
                        new TableUse(HIDDEN, "secret_wages", "R", null, List.of(), NONE),
                        new TableUse(null, "secret_wages", "R", "search_path", List.of(HIDDEN), NONE),
                        new TableUse(null, "secret_wages", "R", "search_path", List.of(), NONE),
                        new TableUse(null, "orders", "R", "search_path", List.of(HIDDEN, SCHEMA), NONE),
                        new TableUse(SCHEMA, "orders", "U", null, List.of(), TELLING)),
                List.of("EXECUTE 'DELETE FROM secret.secret_wages'", "EXECUTE stmt"),
                true,
                false,
                TELLING);
    }

    private static Sequence sequence(ObjectName name) {
        var owner = new ColumnRef(HIDDEN, "secret_wages", "id");
        return new Sequence(name, null, null, null, null, null, null, owner, null, TELLING);
    }

    private static UserType type(ObjectName name) {
        return new UserType(
                name,
                "composite",
                "secret.secret_mood",
                List.of(),
                List.of(new TypeAttribute("a", "secret.secret_mood", TELLING)),
                null,
                TELLING);
    }

    private static Catalog everything() {
        var view = aView("recent")
                .definition("SELECT * FROM orders JOIN secret.secret_wages USING (id)")
                .referencedTables(List.of(WAGES, new TableRef(SCHEMA, "orders")))
                .build();
        return new Catalog(
                List.of(
                        new Database(DATABASE, "PostgreSQL", "17", 17, null, List.of(HIDDEN, SCHEMA), TELLING),
                        new Database("test_secret", "H2", "2", 2, null, List.of(HIDDEN), NONE),
                        new Database("secretdb", "H2", "2", 2, null, List.of(SCHEMA), NONE)),
                List.of(
                        everyTableProperty(),
                        view,
                        aTable("plain").build(),
                        Table.builder(hidden("secret_wages"), TableType.TABLE).build(),
                        Table.builder(new ObjectName("secretdb", SCHEMA, "secret_orders"), TableType.TABLE)
                                .build()),
                List.of(
                        routine(named("by_body"), "", null, "SELECT 1 FROM secret_wages", null),
                        routine(named("by_use"), "", null, "SELECT 'kept back'", List.of(WAGES)),
                        routine(named("kept"), "", null, "SELECT 'shown'", List.of(new TableRef(SCHEMA, "orders"))),
                        routine(named("by_argument"), "a secret.secret_mood", null, "SELECT 1", null),
                        routine(named("by_result"), "", "secret.secret_mood", "SELECT 1", null),
                        routine(hidden("secret_tax"), "", null, "SELECT 1", null)),
                List.of(sequence(named("numbers")), sequence(hidden("secret_counter"))),
                List.of(type(named("pair")), type(hidden("secret_mood"))),
                List.of(
                        new Viewpoint(
                                DATABASE,
                                "sales",
                                "sales",
                                null,
                                List.of(WAGES, new TableRef(SCHEMA, "orders")),
                                TELLING),
                        new Viewpoint(DATABASE, "secret", "secret", null, List.of(WAGES), NONE)),
                List.of(insight(named("by_body")), insight(hidden("secret_tax"))));
    }

    private static String text(Catalog catalog) {
        return List.of(
                        catalog.databases(),
                        catalog.tables(),
                        catalog.routines(),
                        catalog.sequences(),
                        catalog.types(),
                        catalog.viewpoints(),
                        catalog.routineInsights())
                .toString();
    }

    @Test
    void tellsNothingOfWhatIsHidden() {
        assertThat(text(everything())).contains("secret_wages", "secretdb");
        assertThat(text(restricted(everything()))).doesNotContain("secret");
    }

    @Test
    void keepsWhatMayBeSeen() {
        var catalog = restricted(everything());
        Table orders = catalog.table(named("orders")).orElseThrow();

        assertThat(catalog.databases()).singleElement().satisfies(database -> {
            assertThat(database.name()).isEqualTo(DATABASE);
            assertThat(database.schemas()).containsExactly(SCHEMA);
        });
        assertThat(catalog.tables())
                .extracting(table -> table.name().name())
                .containsExactly("orders", "plain", "recent");
        assertThat(orders.columns()).singleElement().satisfies(column -> {
            assertThat(column.type()).isEqualTo("(not shown)");
            assertThat(column.unknown().jsonByName()).containsOnlyKeys("kept");
        });
        assertThat(orders.indexes()).extracting(Index::name).containsExactly("kept");
        assertThat(orders.constraints()).extracting(Constraint::name).containsExactly("kept");
        assertThat(orders.foreignKeys()).extracting(ForeignKey::name).containsExactly("kept");
        assertThat(orders.triggers()).extracting(Trigger::name).containsExactly("by_body", "by_function");
        assertThat(orders.partitions()).extracting(Partition::name).containsExactly("y2026");
        assertThat(orders.unreadable()).isEqualTo("(not shown)");
        assertThat(catalog.table(named("recent")).orElseThrow().referencedTables())
                .containsExactly(new TableRef(SCHEMA, "orders"));
        assertThat(catalog.routines())
                .extracting(routine -> routine.name().name())
                .containsExactly("by_body", "by_use", "kept");
        assertThat(catalog.routines()).extracting(Routine::definition).containsExactly(null, null, "SELECT 'shown'");
        assertThat(catalog.viewpoints()).extracting(Viewpoint::id).containsExactly("sales");
        assertThat(catalog.routineInsights()).singleElement().satisfies(insight -> {
            assertThat(insight.tables()).extracting(TableUse::name).containsExactly("orders", "orders");
            assertThat(insight.dynamicSql()).containsExactly("(not shown)", "EXECUTE stmt");
        });
    }

    @Test
    void leavesACatalogOfNothingHiddenAsItIs() {
        var all = new CatalogRestriction(everything(), Visibility.ALL).restricted();

        assertThat(text(all)).isEqualTo(text(everything()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT s.id FROM orders s",
                "SELECT 'orders' AS secretary FROM sample.orders",
                "SELECT secret FROM orders",
                "SELECT shared FROM orders",
                "SELECT * FROM testdb.sample.orders"
            })
    void showsSqlThatNamesNothingHidden(String definition) {
        var view = aView("v").definition(definition).build();
        var shared = Table.builder(hidden("shared"), TableType.TABLE).build();
        var namesake = Table.builder(new ObjectName(SCHEMA, "other", "t"), TableType.TABLE)
                .build();
        var catalog = aCatalog(
                view,
                shared,
                namesake,
                aTable("shared").columns(List.of(aColumn("id"))).build());

        assertThat(restricted(catalog).table(named("v")).orElseThrow().definition())
                .isEqualTo(definition);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM SECRET.x",
                "SELECT * FROM \"secret\" . x",
                "SELECT * FROM [secret].[x]",
                "/* secret.x */ SELECT 1",
                "EXECUTE 'SELECT * FROM secret.x'",
                "SELECT * FROM Wages",
                "SELECT * FROM secretdb.x.y"
            })
    void keepsSqlBackThatNamesSomethingHidden(String definition) {
        var view = aView("v").definition(definition).build();
        var catalog = aCatalog(
                view,
                Table.builder(hidden("wages"), TableType.TABLE).build(),
                Table.builder(new ObjectName("secretdb", SCHEMA, "t"), TableType.TABLE)
                        .build());

        assertThat(restricted(catalog).table(named("v")).orElseThrow().definition())
                .isNull();
    }

    @Test
    void showsOfALiveTableWhatMayBeSeen() {
        var restriction = new CatalogRestriction(everything(), VISIBLE);
        var facets = Map.of(
                "c", new TypeFacets("\"secret\".\"secret_mood\"", null, null, null),
                "d", new TypeFacets("numeric", 3L, 2, 1));

        var live = restriction.restricted(new LiveTable(everyTableProperty(), facets));

        assertThat(live.toString()).doesNotContain("secret");
        assertThat(live.facets().get("d")).isEqualTo(new TypeFacets("numeric", 3L, 2, 1));
        assertThat(restriction.holds(everyTableProperty())).isTrue();
        assertThat(restriction.holds(Table.builder(hidden("t"), TableType.TABLE).build()))
                .isFalse();
    }
}
