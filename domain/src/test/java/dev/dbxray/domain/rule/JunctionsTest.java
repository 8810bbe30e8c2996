package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class JunctionsTest {

    private static final Table USER = aTable("user").build();
    private static final Table ROLE = aTable("role").build();
    private static final Table SITE = aTable("site").build();

    @Test
    void takesATableWhosePrimaryKeyIsMadeOfTwoForeignKeys() {
        var junction = table("user_id", "role_id", "granted_at")
                .primaryKey(primary("USER_ID", "role_id"))
                .foreignKeys(List.of(toUser("user_id"), toRole("ROLE_ID")))
                .build();

        assertThat(parents(junction)).containsExactly(named("role"), named("user"));
        assertThat(junctions(junction).of(named("t")))
                .hasValueSatisfying(found -> assertThat(found.degree()).isEqualTo(2));
        assertThat(junctions(junction).manyToMany(named("user")))
                .containsExactly(new ManyToMany(named("role"), named("t")));
        assertThat(junctions(junction).manyToMany(named("site"))).isEmpty();
    }

    @Test
    void takesASurrogateKeyWithAUniqueConstraintOrIndex() {
        var keys = List.of(toUser("user_id"), toRole("role_id"));
        var constraint = table("id", "user_id", "role_id")
                .primaryKey(primary("id"))
                .constraints(List.of(unique("unique", "user_id", "role_id")))
                .foreignKeys(keys)
                .build();
        var index = table("id", "user_id", "role_id")
                .primaryKey(primary("id"))
                .indexes(List.of(uniqueIndex(true, null, "role_id", "user_id")))
                .foreignKeys(keys)
                .build();

        assertThat(parents(constraint)).hasSize(2);
        assertThat(parents(index)).hasSize(2);
    }

    @Test
    void takesNoKeyThatIsPartialOrNotUniqueOrOfAnotherKind() {
        var keys = List.of(toUser("user_id"), toRole("role_id"));
        var base = table("id", "user_id", "role_id").primaryKey(primary("id")).foreignKeys(keys);

        assertThat(parents(base.indexes(List.of(uniqueIndex(true, "x > 1", "role_id", "user_id")))
                        .build()))
                .isEmpty();
        assertThat(parents(base.indexes(List.of(uniqueIndex(false, null, "role_id", "user_id")))
                        .build()))
                .isEmpty();
        assertThat(parents(base.indexes(List.of())
                        .constraints(List.of(unique("exclusion", "user_id", "role_id")))
                        .build()))
                .isEmpty();
    }

    @Test
    void takesNoForeignKeyThatMayBeNull() {
        var base = table("id", "user_id")
                .primaryKey(primary("id"))
                .constraints(List.of(unique("unique", "user_id", "role_id")))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")));

        assertThat(parents(base.columns(List.of(column("user_id", false), column("role_id", true)))
                        .build()))
                .isEmpty();
        assertThat(parents(base.columns(List.of(column("user_id", false), column("ROLE_ID", false)))
                        .build()))
                .hasSize(2);
    }

    @Test
    void believesThatAPrimaryKeyIsNeverNull() {
        var junction = aTable("t", "user_id", "role_id")
                .primaryKey(primary("user_id", "role_id"))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")))
                .build();

        assertThat(parents(junction)).hasSize(2);
    }

    @Test
    void saysThatThreeLinksAreTernary() {
        var ternary = table("user_id", "role_id", "site_id")
                .primaryKey(primary("user_id", "role_id", "site_id"))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id"), key("c", "site", "site_id")))
                .build();

        assertThat(junctions(ternary).of(named("t")))
                .hasValueSatisfying(found -> assertThat(found.degree()).isEqualTo(3));
        assertThat(junctions(ternary).manyToMany(named("user")))
                .containsExactly(new ManyToMany(named("role"), named("t")), new ManyToMany(named("site"), named("t")));
    }

    @Test
    void wantsTheKeyCoveredExactly() {
        var withDate = table("user_id", "role_id", "day")
                .primaryKey(primary("user_id", "role_id", "day"))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")))
                .build();
        var beyondTheKey = table("user_id", "role_id", "day")
                .primaryKey(primary("user_id", "day"))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")))
                .build();
        var one = table("user_id")
                .primaryKey(primary("user_id"))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")))
                .build();

        assertThat(parents(withDate)).isEmpty();
        assertThat(parents(beyondTheKey)).isEmpty();
        assertThat(parents(one)).isEmpty();
    }

    @Test
    void wantsNoRelationThatReachesBeyondTheKey() {
        var reaching = table("user_id", "role_id", "extra")
                .primaryKey(primary("user_id", "role_id"))
                .foreignKeys(List.of(toUser("user_id"), key("a", "role", "role_id", "extra")))
                .build();

        assertThat(parents(reaching)).isEmpty();
    }

    @Test
    void looksAtTheOtherKeysWhereThePrimaryKeyTellsNothing() {
        var other = table("id", "part", "user_id", "role_id")
                .columns(List.of(
                        column("id", false),
                        column("part", false),
                        column("user_id", false),
                        column("role_id", false),
                        column("granted_at", true)))
                .primaryKey(primary("id", "part"))
                .constraints(List.of(unique("unique", "user_id", "role_id")))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")))
                .build();

        assertThat(parents(other)).hasSize(2);
    }

    @Test
    void takesTheMostRelationsThatAreAllNeeded() {
        var nested = table("a", "b", "c")
                .primaryKey(primary("a", "b", "c"))
                .foreignKeys(List.of(
                        key("k1", "user", "a", "b"),
                        key("k2", "role", "b", "c"),
                        key("k3", "site", "c"),
                        key("k4", "role", "a", "b", "c")))
                .build();

        assertThat(parents(nested)).containsExactly(named("user"), named("role"));
    }

    @Test
    void prefersThreeLinksToTwo() {
        var both = table("a", "b", "c")
                .primaryKey(primary("a", "b", "c"))
                .foreignKeys(List.of(
                        key("k1", "user", "a", "b"),
                        key("k2", "role", "c"),
                        key("k3", "site", "a"),
                        key("k4", "site", "b")))
                .build();

        assertThat(parents(both)).containsExactly(named("role"), named("site"), named("site"));
    }

    @Test
    void countsRelationsOverTheSameColumnsOnceAndForeignKeysFirst() {
        var twice = table("user_id", "role_id")
                .primaryKey(primary("user_id", "role_id"))
                .foreignKeys(List.of(toUser("user_id")))
                .logicalRelations(List.of(logical("role", "user_id"), logical("role", "role_id")))
                .build();

        assertThat(parents(twice)).containsExactly(named("user"), named("role"));
    }

    @Test
    void takesNoOneToOneRelation() {
        var oneToOne = table("user_id", "role_id")
                .primaryKey(primary("user_id", "role_id"))
                .foreignKeys(List.of(toUser("user_id"), relation("b", "role", Cardinality.ONE_TO_ONE, "role_id")))
                .build();
        var unknown = table("user_id", "role_id")
                .primaryKey(primary("user_id", "role_id"))
                .foreignKeys(List.of(toUser("user_id"), relation("b", "role", null, "role_id")))
                .build();

        assertThat(parents(oneToOne)).isEmpty();
        assertThat(parents(unknown)).hasSize(2);
    }

    @Test
    void connectsRowsOfOneTableWithEachOther() {
        var friends = table("one", "other")
                .primaryKey(primary("one", "other"))
                .foreignKeys(List.of(toUser("one"), key("z", "user", "other")))
                .build();

        assertThat(parents(friends)).containsExactly(named("user"), named("user"));
        assertThat(junctions(friends).manyToMany(named("user")))
                .containsExactly(new ManyToMany(named("user"), named("t")));
    }

    @Test
    void keepsParentsOutsideTheCatalogButConnectsNothingWithThem() {
        var junction = table("user_id", "gone_id")
                .primaryKey(primary("user_id", "gone_id"))
                .foreignKeys(List.of(toUser("user_id"), key("z", "gone", "gone_id")))
                .build();

        assertThat(parents(junction)).containsExactly(named("user"), named("gone"));
        assertThat(junctions(junction).manyToMany(named("user"))).isEmpty();
    }

    @Test
    void givesUpOnTooManyCandidates() {
        assertThat(parents(wide(12))).hasSize(12);
        assertThat(parents(wide(13))).isEmpty();
    }

    @Test
    void looksAtTablesOnly() {
        var view = Table.builder(named("t"), TableType.VIEW)
                .primaryKey(primary("user_id", "role_id"))
                .foreignKeys(List.of(toUser("user_id"), toRole("role_id")))
                .build();

        assertThat(parents(view)).isEmpty();
    }

    private static Table wide(int columns) {
        var names = IntStream.range(0, columns).mapToObj(number -> "c" + number).toArray(String[]::new);
        return table(names)
                .primaryKey(primary(names))
                .foreignKeys(Stream.of(names)
                        .map(name -> key("k" + name, "user", name))
                        .toList())
                .build();
    }

    private static List<ObjectName> parents(Table table) {
        return junctions(table).of(named("t")).map(Junction::parents).orElse(List.of());
    }

    private static Junctions junctions(Table table) {
        var catalog = aCatalog(table, USER, ROLE, SITE);
        return new Junctions(catalog, new RelationGraph(catalog));
    }

    private static TableBuilder table(String... columns) {
        return aTable("t")
                .columns(Stream.of(columns).map(name -> column(name, false)).toList());
    }

    private static Column column(String name, boolean nullable) {
        return new Column(name, null, "integer", nullable, null, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static PrimaryKey primary(String... columns) {
        return new PrimaryKey("pk", List.of(columns), UnknownProperties.NONE);
    }

    private static Constraint unique(String kind, String... columns) {
        return new Constraint("u", kind, List.of(columns), null, UnknownProperties.NONE);
    }

    private static Index uniqueIndex(boolean unique, @Nullable String predicate, String... columns) {
        return new Index(
                "i",
                unique,
                List.of(columns),
                List.of(),
                List.of(),
                false,
                null,
                predicate,
                null,
                UnknownProperties.NONE);
    }

    private static ForeignKey toUser(String column) {
        return key("b_user", "user", column);
    }

    private static ForeignKey toRole(String column) {
        return key("a_role", "role", column);
    }

    private static ForeignKey key(String name, String referenced, String... columns) {
        return relation(name, referenced, Cardinality.ONE_TO_MANY, columns);
    }

    private static ForeignKey relation(
            String name, String referenced, @Nullable Cardinality cardinality, String... columns) {
        return new ForeignKey(
                name,
                List.of(columns),
                new TableRef("sample", referenced),
                List.of(columns),
                null,
                null,
                cardinality,
                UnknownProperties.NONE);
    }

    private static LogicalRelation logical(String referenced, String column) {
        return new LogicalRelation(
                null,
                List.of(column),
                new TableRef("sample", referenced),
                List.of("id"),
                Cardinality.ONE_TO_MANY,
                UnknownProperties.NONE);
    }
}
