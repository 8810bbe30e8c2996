package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TableGlobTest {

    private static final List<ObjectName> NAMES = Stream.of(
                    "shop:app.order_item", "shop:app.order_log", "shop:old.order_log", "prod:app.user_log")
            .map(TableGlobTest::name)
            .toList();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*_log|shop:app.order_log shop:old.order_log prod:app.user_log",
                "app.*|shop:app.order_item shop:app.order_log prod:app.user_log",
                "*.user_log|prod:app.user_log",
                "shop:*_log|shop:app.order_log shop:old.order_log",
                "shop:app.order_???|shop:app.order_log",
                "pr*:a*.*|prod:app.user_log",
                "prod.app.*|prod:app.user_log",
                "' *_item '|shop:app.order_item",
                "ORDER_*|shop:app.order_item shop:app.order_log shop:old.order_log",
                "\"app\".*_item|shop:app.order_item",
            })
    void findsTheNamesWhosePartsFit(String written, String expected) {
        assertThat(new TableGlob(written).among(NAMES))
                .isEqualTo(
                        Stream.of(expected.split(" ")).map(TableGlobTest::name).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"order*x", "app.order_?", "\"app.*\".order_log", "a.b.c.*", "*.", "\"*_log\"", "\"a*\".*"})
    void findsNothingWhereAPartDoesNotFit(String written) {
        assertThat(new TableGlob(written).among(NAMES)).isEmpty();
    }

    @Test
    void prefersTheWrittenLetterCase() {
        var names = List.of(name("d:s.Log_a"), name("d:s.log_b"));

        assertThat(new TableGlob("log_*").among(names)).containsExactly(name("d:s.log_b"));
        assertThat(new TableGlob("LOG_*").among(names)).isEqualTo(names);
        assertThat(new TableGlob("\"S\".l*").among(names)).isEqualTo(names);
    }

    @ParameterizedTest
    @ValueSource(strings = {"order", "app.order", "\"a*b\"", "\"what?\".x"})
    void isANameWithoutAnUnquotedPattern(String written) {
        assertThat(new TableGlob(written).isLiteral()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"order*", "a?p.order", "\"a*b\".*", "a\"*\""})
    void isNoNameWithOne(String written) {
        assertThat(new TableGlob(written).isLiteral()).isFalse();
    }

    private static ObjectName name(String full) {
        int colon = full.indexOf(':');
        int dot = full.indexOf('.');
        return new ObjectName(full.substring(0, colon), full.substring(colon + 1, dot), full.substring(dot + 1));
    }
}
