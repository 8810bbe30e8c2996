package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SequenceUsageTest {

    private static final ObjectName HOSTILE = new ObjectName("testdb", "My Schema", "it's a \"q\"");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nextval('sample.q'::regclass)",
                "nextval('q'::regclass)",
                "nextval(('sample.q'::text)::regclass)",
                "pg_catalog.nextval('Q')",
                "('A-'::text || nextval('sample.q'::regclass))",
                "\"SAMPLE\".\"Q\".\"NEXTVAL\"",
                "Q.NEXTVAL",
                "testdb.sample.q.nextval",
                "(NEXT VALUE FOR [sample].[q])",
                "next value for [testdb].[sample].[q]",
                "NEXT VALUE FOR \"SAMPLE\".\"Q\"",
                "nextval(`sample`.`q`)",
            })
    void findsTheSequenceOfADefault(String defaultValue) {
        assertThat(usage(defaultValue).columnsUsing(named("q"))).containsExactly(new ColumnRef("sample", "t", "id"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'nextval(q)'::text",
                "'nextval(''q'')'",
                "nextval",
                "nextval()",
                "nextval(",
                "nextval('')",
                "next value for",
                "next value",
                "nextval + q",
                "currval('q')",
                "q",
                "nextval('other.q')",
                "x.q.y",
                "",
            })
    void findsNoneElsewhere(String defaultValue) {
        assertThat(usage(defaultValue).columnsUsing(named("q"))).isEmpty();
        assertThat(usage(defaultValue).usedBy(named("t"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nextval('\"My Schema\".\"it''s a \"\"q\"\"\"'::regclass)",
                "NEXT VALUE FOR \"My Schema\".\"it's a \"\"q\"\"\"",
                "nextval(`My Schema`.`it's a \"q\"`)"
            })
    void readsQuotedNames(String defaultValue) {
        assertThat(usage(defaultValue).usedBy(named("t"))).isEqualTo(Map.of(HOSTILE, List.of("id")));
    }

    @Test
    void prefersTheNameInItsWrittenCase() {
        var upper = named("Q");
        var sequences = List.of(sequence(named("q"), null), sequence(upper, null));

        assertThat(usage("nextval('\"Q\"')", sequences).columnsUsing(upper)).hasSize(1);
        assertThat(usage("nextval('q')", sequences).columnsUsing(upper)).isEmpty();
        assertThat(usage("nextval('\"q \"')", sequences).usedBy(named("t"))).isEmpty();
    }

    @Test
    void countsNeitherOfTwoNamesThatDifferOnlyInCase() {
        var sequences = List.of(sequence(named("Qq"), null), sequence(named("qQ"), null));

        assertThat(usage("nextval('qq')", sequences).usedBy(named("t"))).isEmpty();
    }

    @Test
    void countsTheOwnerOnceBesideTheDefault() {
        var owned = sequence(named("q"), new ColumnRef("sample", "t", "id"));
        var identity = sequence(named("r"), new ColumnRef("sample", "t", "other"));

        var usage = usage("nextval('q')", List.of(owned, identity));

        assertThat(usage.columnsUsing(named("q"))).containsExactly(new ColumnRef("sample", "t", "id"));
        assertThat(usage.columnsUsing(named("r"))).containsExactly(new ColumnRef("sample", "t", "other"));
        assertThat(usage.usedBy(named("t")).keySet()).containsExactly(named("q"), named("r"));
        assertThat(usage.usedBy(named("t")).values()).containsExactly(List.of("id"), List.of("other"));
    }

    private static ColumnUsage usage(String defaultValue) {
        return usage(defaultValue, List.of(sequence(named("q"), null), sequence(HOSTILE, null)));
    }

    private static ColumnUsage usage(String defaultValue, List<Sequence> sequences) {
        Table table = aTable("t")
                .columns(Stream.of(column("id", defaultValue), column("plain", null))
                        .toList())
                .build();
        return SequenceUsage.of(new Catalog(List.of(), List.of(table), List.of(), sequences, List.of(), List.of()));
    }

    private static Column column(String name, @Nullable String defaultValue) {
        return new Column(
                name, null, "bigint", true, defaultValue, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static Sequence sequence(ObjectName name, @Nullable ColumnRef owner) {
        return new Sequence(name, null, null, null, null, null, null, owner, null, UnknownProperties.NONE);
    }
}
