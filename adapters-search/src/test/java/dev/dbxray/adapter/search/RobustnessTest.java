package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Fixtures;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.RankedTables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Odd input, many threads, many tables. */
final class RobustnessTest {

    private final Searches shop = Searches.in(
            aTable("customer", "name", "city"),
            aTable("customer_order", "customer_id", "ordered_on"),
            aTable("product", "name", "price").logicalName("商品"),
            aTable("!!!"),
            aTable("在庫"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\"",
                "*",
                "?",
                "\\",
                "cust*",
                "c?st",
                "\"customer",
                "(customer",
                "customer~2",
                "a:b",
                "[* TO *]",
                "%_%",
                "\uD83D\uDE00",
                "\uD800",
                "\uDC00在",
                "!!!",
                "\u0000",
                "AND OR NOT",
                "--",
                "~",
                "^customer",
                "の",
                "ー",
                "\u0301"
            })
    void neverFailsOnOddInput(String query) {
        assertThat(shop.answer(query).page().total()).isBetween(0, 5);
        assertThat(shop.nearest(query)).hasSizeBetween(0, 5);
    }

    @Test
    void readsLongTextsInPart() {
        assertThat(shop.names("customer name city ".repeat(1_000))).first().isEqualTo("customer");
        assertThat(shop.names("商品在庫".repeat(2_500))).contains("product", "在庫");
        assertThat(shop.names(wordsWithoutEnd())).first().isEqualTo("customer");
        assertThat(shop.nearest("x".repeat(100_000))).isEmpty();
    }

    @Test
    void answersTheSameFromManyThreads() throws Exception {
        var queries = List.of("customer", "How many customers ordered a product?", "商品の名前", "custmer", "在庫商品");
        var expected = queries.stream().map(shop::answer).toList();
        var calls = new ArrayList<Callable<List<RankedTables>>>(Collections.nCopies(
                200, () -> queries.stream().map(shop::answer).toList()));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var answers : threads.invokeAll(calls)) {
                assertThat(answers.get()).isEqualTo(expected);
            }
        }
    }

    @Test
    void givesThePageOfManyHits() {
        var tables = IntStream.range(1_000, 3_000)
                .mapToObj(number -> aTable("part_" + number, "size").build())
                .toArray(Table[]::new);
        var parts = Searches.in(tables);
        var page = parts.index().search("part", any -> true, new Page(2, 1_500)).page();

        assertThat(page.total()).isEqualTo(2_000);
        assertThat(page.items()).extracting(hit -> hit.table().name()).containsExactly("part_2500", "part_2501");
        assertThat(parts.index()
                        .search("part", name -> name.name().endsWith("7"), new Page(1, 0))
                        .page()
                        .total())
                .isEqualTo(200);
    }

    @Test
    void tellsItsProgress() {
        var steps = new ArrayList<Integer>();
        new LuceneTableIndexer()
                .index(Fixtures.aCatalog(aTable("a").build(), aTable("b").build()), (stage, done) -> {
                    assertThat(stage).isEqualTo(Progress.Stage.INDEXING);
                    steps.add(done);
                });

        assertThat(steps).containsExactly(1, 2);
    }

    @Test
    void numbersTablesByCatalogOrderHoweverManyThreadsIndexThem() {
        var tables = IntStream.range(10_000, 19_000)
                .mapToObj(number -> aTable("part_" + number).build())
                .toArray(Table[]::new);
        var parts = Searches.in(tables);

        assertThat(parts.names("part_18999")).containsExactly("part_18999");
        assertThat(parts.names("10000 part")).containsExactly("part_10000");
        assertThat(parts.names("part")).startsWith("part_10000", "part_10001").endsWith("part_10099");
    }

    @Test
    void searchesACatalogWithoutTables() {
        var empty = Searches.in(new Table[0]);

        assertThat(empty.names("customer")).isEmpty();
        assertThat(empty.nearest("customer")).isEmpty();
    }

    private static String wordsWithoutEnd() {
        var words = new StringBuilder("customer ");
        IntStream.range(0, 5_000)
                .forEach(number -> words.append("word").append(number).append("x "));
        return words.toString();
    }
}
