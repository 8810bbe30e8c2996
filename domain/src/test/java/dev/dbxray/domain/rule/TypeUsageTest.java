package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TypeUsageTest {

    private static final ObjectName QUOTED = new ObjectName("testdb", "My Schema", "so so");

    @ParameterizedTest
    @ValueSource(strings = {"mood", "sample.mood", "sample.mood[]", "mood[3][]", "MOOD", " \"sample\".\"mood\" "})
    void findsTheTypeOfAColumn(String type) {
        assertThat(usage(type).columnsUsing(named("mood")))
                .containsExactly(new ColumnRef("sample", "t", "c"), new ColumnRef("sample", "v", "c"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"other.mood", "mood(10)", "mood with time zone", "integer", "", "enum('mood')", "'mood'"})
    void findsNoneElsewhere(String type) {
        assertThat(usage(type).columnsUsing(named("mood"))).isEmpty();
    }

    @Test
    void readsQuotedNames() {
        assertThat(usage("\"My Schema\".\"so so\"[]").usedBy(named("t"))).isEqualTo(Map.of(QUOTED, List.of("c")));
    }

    private static ColumnUsage usage(String type) {
        var column = new Column("c", null, type, true, null, null, null, null, List.of(), UnknownProperties.NONE);
        return TypeUsage.of(new Catalog(
                List.of(),
                List.of(
                        aView("v").columns(List.of(column)).build(),
                        aTable("t").columns(List.of(column)).build()),
                List.of(),
                List.of(),
                List.of(type(named("mood")), type(QUOTED)),
                List.of()));
    }

    private static UserType type(ObjectName name) {
        return new UserType(name, "ENUM", null, List.of(), List.of(), null, UnknownProperties.NONE);
    }
}
