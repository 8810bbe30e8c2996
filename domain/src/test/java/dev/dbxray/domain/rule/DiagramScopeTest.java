package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PartitionOf;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.Scope.SchemaName;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DiagramScopeTest {

    private static final Table TEAM = aTable("team", "id").build();
    private static final Table GAME = aTable("game", "home_id", "away_id", "city_id")
            .foreignKeys(List.of(
                    aForeignKey("game_home", "home_id", "team", "id"),
                    aForeignKey("game_away", "away_id", "team", "id")))
            .logicalRelations(List.of(new LogicalRelation(
                    null,
                    List.of("city_id"),
                    new TableRef("elsewhere", "city"),
                    List.of("id"),
                    null,
                    UnknownProperties.NONE)))
            .build();
    private static final Table PLAYER = aTable("player", "team_id", "captain_id")
            .foreignKeys(List.of(
                    aForeignKey("player_captain", "captain_id", "player", "id"),
                    aForeignKey("player_team", "team_id", "team", "id")))
            .build();
    private static final Table TICKET = aTable("ticket", "game_id", "player_id")
            .foreignKeys(List.of(
                    aForeignKey("ticket_game", "game_id", "game", "id"),
                    aForeignKey("ticket_player", "player_id", "player", "id")))
            .build();
    private static final Table RANKING = aView("ranking").build();
    private static final Table ALONE = aTable("alone").build();
    private static final ObjectName CITY = new ObjectName("testdb", "elsewhere", "city");

    private final Catalog catalog = aCatalog(TICKET, TEAM, RANKING, PLAYER, GAME, ALONE);
    private final RelationGraph graph = new RelationGraph(catalog);

    @Test
    void showsTheRelationsAmongItsTablesAndOutOfTheCatalog() {
        var scope = ofTables("ticket", "team", "game", "no_such");

        assertThat(scope.tables()).containsExactly(GAME, TEAM, TICKET);
        assertThat(relations(scope)).containsExactly("game_away", "game_home", null, "ticket_game");
        assertThat(scope.outside()).containsExactly(CITY);
        assertThat(scope.boxes()).isEqualTo(4);
    }

    @Test
    void showsSelfReferencesAndViewsThatAreNamed() {
        var scope = ofTables("player", "ranking");

        assertThat(scope.tables()).containsExactly(PLAYER, RANKING);
        assertThat(relations(scope)).containsExactly("player_captain");
        assertThat(scope.outside()).isEmpty();
    }

    @Test
    void showsNothingOfNoTables() {
        assertThat(ofTables()).isEqualTo(new DiagramScope(List.of(), List.of(), List.of()));
    }

    @Test
    void namesATableOutsideOnceHoweverOftenItIsReferredTo() {
        Table twice = aTable("twice", "a", "b")
                .foreignKeys(List.of(aForeignKey("z", "a", "z_gone", "id"), aForeignKey("x", "b", "gone", "id")))
                .logicalRelations(List.of(new LogicalRelation(
                        "y",
                        List.of("b"),
                        new TableRef("sample", "gone"),
                        List.of("id"),
                        null,
                        UnknownProperties.NONE)))
                .build();
        var small = aCatalog(twice);

        var scope = DiagramScope.ofTables(List.of(twice.name()), small, new RelationGraph(small));

        assertThat(relations(scope)).containsExactly("x", "z", "y");
        assertThat(scope.outside()).containsExactly(named("gone"), named("z_gone"));
    }

    @Test
    void goesAroundATableBothWaysUpToADepth() {
        assertThat(DiagramScope.around(named("player"), 1, catalog, graph).tables())
                .containsExactly(PLAYER, TEAM, TICKET);
        var two = DiagramScope.around(named("player"), 2, catalog, graph);
        assertThat(two.tables()).containsExactly(GAME, PLAYER, TEAM, TICKET);
        assertThat(relations(two))
                .containsExactly(
                        "game_away",
                        "game_home",
                        null,
                        "player_captain",
                        "player_team",
                        "ticket_game",
                        "ticket_player");
        assertThat(two.outside()).containsExactly(CITY);
    }

    @Test
    void showsATableWithoutRelationsAlone() {
        assertThat(DiagramScope.around(named("alone"), 3, catalog, graph))
                .isEqualTo(new DiagramScope(List.of(ALONE), List.of(), List.of()));
        assertThatThrownBy(() -> DiagramScope.around(named("no_such"), 1, catalog, graph))
                .isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void showsTheTablesOfASchemaWithoutItsViews() {
        Table other = Table.builder(new ObjectName("testdb", "other", "city"), TableType.FOREIGN_TABLE)
                .build();
        var both = aCatalog(other, GAME, RANKING);

        assertThat(ofSchema("sample", both).tables()).containsExactly(GAME);
        assertThat(ofSchema("other", both).tables()).containsExactly(other);
    }

    @Test
    void showsAPartitionedTableOnceUnlessAPartitionIsNamed() {
        Table whole = aTable("log", "player_id")
                .foreignKeys(List.of(aForeignKey("log_player", "player_id", "player", "id")))
                .build();
        Table part = partition("log_2026", "log");
        Table stray = partition("log_old", "gone");
        var partitioned = aCatalog(whole, part, stray, PLAYER);
        var relations = new RelationGraph(partitioned);
        var all = List.of(whole.name(), part.name(), stray.name(), PLAYER.name());

        assertThat(DiagramScope.ofSubject(all, partitioned, relations).tables()).containsExactly(whole, stray, PLAYER);
        assertThat(ofSchema("sample", partitioned).tables()).containsExactly(whole, stray, PLAYER);
        assertThat(DiagramScope.ofTables(all, partitioned, relations).tables())
                .containsExactly(whole, part, stray, PLAYER);
        assertThat(DiagramScope.around(PLAYER.name(), 1, partitioned, relations).tables())
                .containsExactly(whole, stray, PLAYER);
        assertThat(DiagramScope.around(part.name(), 2, partitioned, relations).tables())
                .containsExactly(whole, part, stray, PLAYER);
    }

    @Test
    void isTooLargeFromMoreThanEightyBoxes() {
        var tables = IntStream.range(0, 81)
                .mapToObj(number -> aTable("t" + number).build())
                .toArray(Table[]::new);

        assertThat(ofSchema("sample", aCatalog(tables)).isTooLarge()).isTrue();
        assertThat(ofSchema("sample", aCatalog(Stream.of(tables).skip(1).toArray(Table[]::new)))
                        .isTooLarge())
                .isFalse();
    }

    private DiagramScope ofTables(String... names) {
        return DiagramScope.ofTables(Stream.of(names).map(name -> named(name)).toList(), catalog, graph);
    }

    private static DiagramScope ofSchema(String schema, Catalog of) {
        return DiagramScope.ofSchemas(
                new Scope.Schemas(Set.of(new SchemaName("testdb", schema))), of, new RelationGraph(of));
    }

    private static List<String> relations(DiagramScope scope) {
        return scope.relations().stream().map(edge -> edge.relation().name()).toList();
    }

    private static Table partition(String name, String parent) {
        return aTable(name, "player_id")
                .foreignKeys(List.of(aForeignKey(name + "_player", "player_id", "player", "id")))
                .partitionOf(new PartitionOf(new TableRef("sample", parent), null, UnknownProperties.NONE))
                .build();
    }
}
