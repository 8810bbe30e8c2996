package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.SimilarTable.Kind;
import dev.dbxray.domain.rule.SimilarTable.TypeMismatch;
import dev.dbxray.domain.rule.SimilarTables.Wanted;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SimilarTablesTest {

    private static final Table BASE =
            aTable("base", "id", "name", "Code", "size").build();
    private static final Wanted ANY = new Wanted(Set.of("testdb"), unusedName -> true, 1, 0);

    @Test
    void weighsRareNamesMore() {
        // Of three other tables all have id, two have name: ln(4/3), ln(4/2), and ln(4) for the others.
        var similar = similar(
                aTable("a", "id", "name", "code", "x").build(),
                aTable("b", "id", "name", "y").build(),
                aTable("c", "id").build());

        assertThat(similar).extracting(table -> table.table().name().name()).containsExactly("a", "b", "c");
        assertThat(similar).extracting(SimilarTable::similarity).containsExactly(46, 19, 8);
        assertThat(similar).extracting(SimilarTable::sharedColumns).containsExactly(3, 2, 1);
    }

    @Test
    void tellsHowTheColumnsCompare() {
        var similar = similar(
                aTable("identical", "SIZE", "id", "name", "code").build(),
                aTable("more", "id", "name", "code", "size", "b", "a").build(),
                aTable("less", "code", "id").build(),
                aTable("overlap", "size", "x").build());

        assertThat(similar)
                .extracting(SimilarTable::kind)
                .containsExactly(Kind.IDENTICAL, Kind.SUPERSET, Kind.SUBSET, Kind.OVERLAP);
        assertThat(similar.getFirst().similarity()).isEqualTo(100);
        assertThat(similar.get(1).onlyInOther()).containsExactly("b", "a");
        assertThat(similar.get(1).onlyInBase()).isEmpty();
        assertThat(similar.get(2).onlyInBase()).containsExactly("name", "size");
    }

    @Test
    void givesAHundredOnlyForTheSameNames() {
        var names = Stream.iterate(0, number -> number + 1)
                .limit(400)
                .map(number -> "c" + number)
                .toArray(String[]::new);
        var others = Stream.concat(Stream.of(names), Stream.of("extra")).toArray(String[]::new);
        var base = aTable("base", names).build();

        var similar = new SimilarTables(aCatalog(base, aTable("t", others).build())).to(base, ANY);

        assertThat(similar.getFirst().similarity()).isEqualTo(99);
    }

    @Test
    void foldsCaseAndWidthAndTakesTheFirstOfEqualNames() {
        var similar = similar(aTable("t", "ＩＤ", "Id", "NAME").build());

        assertThat(similar.getFirst().sharedColumns()).isEqualTo(2);
        assertThat(similar.getFirst().kind()).isEqualTo(Kind.SUBSET);
    }

    @Test
    void ordersEquallyAlikeTablesBySharedNamesAndName() {
        var base = aTable("base", "a", "b", "c", "d").build();
        var similar = new SimilarTables(aCatalog(
                        base,
                        aTable("z", "a").build(),
                        aTable("y", "b").build(),
                        aTable("x", "c", "d").build()))
                .to(base, ANY);

        assertThat(similar).extracting(table -> table.table().name().name()).containsExactly("x", "y", "z");
        assertThat(similar).extracting(SimilarTable::similarity).containsExactly(50, 25, 25);
    }

    @Test
    void keepsTheBounds() {
        var a = aTable("a", "id", "name", "code").build();
        var similar = new SimilarTables(
                aCatalog(BASE, a, aView("v", "id", "name", "code", "size").build()));

        assertThat(similar.to(BASE, new Wanted(Set.of("testdb"), unusedName -> true, 3, 50)))
                .hasSize(1);
        assertThat(similar.to(BASE, new Wanted(Set.of("testdb"), unusedName -> true, 4, 50)))
                .isEmpty();
        assertThat(similar.to(BASE, new Wanted(Set.of("testdb"), unusedName -> true, 3, 75)))
                .hasSize(1);
        assertThat(similar.to(BASE, new Wanted(Set.of("testdb"), unusedName -> true, 3, 90)))
                .isEmpty();
        assertThat(similar.to(BASE, new Wanted(Set.of("testdb"), unusedName -> false, 1, 0)))
                .isEmpty();
    }

    @Test
    void comparesNamesOfATableThatIsNotThereYet() {
        var a = aTable("a", "id", "name").build();
        var similar = new SimilarTables(aCatalog(a, BASE)).to(List.of(" NAME ", "id", "new", "ID"), ANY);

        assertThat(similar).extracting(table -> table.table().name().name()).containsExactly("a", "base");
        assertThat(similar.getFirst().onlyInBase()).containsExactly("new");
        assertThat(similar.getFirst().typeMismatches()).isEmpty();
    }

    @Test
    void countsOnlyTheTablesOfTheDatabasesInScope() {
        var elsewhere = Table.builder(new ObjectName("other", "sample", "e"), TableType.TABLE)
                .columns(aTable("e", "id").build().columns())
                .build();
        var a = aTable("a", "id", "x").build();
        var base = aTable("base", "id").build();
        var similar = new SimilarTables(aCatalog(base, a, elsewhere));

        // ln(2/1) for id and for x in one database; ln(3/2) and ln(3/1) in both.
        assertThat(similar.to(base, new Wanted(Set.of("testdb"), named("a")::equals, 1, 0)))
                .extracting(SimilarTable::similarity)
                .containsExactly(50);
        assertThat(similar.to(base, new Wanted(Set.of("testdb", "other"), named("a")::equals, 1, 0)))
                .extracting(SimilarTable::similarity)
                .containsExactly(27);
    }

    @Test
    void tellsWhichTypesDifferAndWhetherOnlyInSize() {
        var base = aTable("base")
                .columns(List.of(
                        column("a", "varchar(50)"),
                        column("b", "integer"),
                        column("c", "TEXT"),
                        column("d", "numeric(10, 2)[]")))
                .build();
        var other = aTable("o")
                .columns(List.of(
                        column("A", "varchar(100)"),
                        column("b", "bigint"),
                        column("c", "text"),
                        column("d", "numeric[]")))
                .build();

        assertThat(new SimilarTables(aCatalog(base, other))
                        .to(base, ANY)
                        .getFirst()
                        .typeMismatches())
                .containsExactly(
                        new TypeMismatch("a", "varchar(50)", "varchar(100)", true),
                        new TypeMismatch("b", "integer", "bigint", false),
                        new TypeMismatch("d", "numeric(10, 2)[]", "numeric[]", true));
    }

    private static Column column(String name, String type) {
        return new Column(name, null, type, true, null, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static List<SimilarTable> similar(Table... others) {
        var all = Stream.concat(Stream.of(BASE), Stream.of(others)).toArray(Table[]::new);
        return new SimilarTables(aCatalog(all)).to(BASE, ANY);
    }
}
