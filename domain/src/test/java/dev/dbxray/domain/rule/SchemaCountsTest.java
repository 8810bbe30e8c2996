package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Scope.SchemaName;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SchemaCountsTest {

    private static final SchemaName SAMPLE = new SchemaName("testdb", "sample");

    @Test
    void countsEachKindByItself() {
        var counts = new SchemaCounts(new Catalog(
                List.of(),
                List.of(
                        aTable("a").build(),
                        Table.builder(named("f"), TableType.FOREIGN_TABLE).build(),
                        Table.builder(named("s"), TableType.of("stream")).build(),
                        aView("v").build(),
                        Table.builder(named("m"), TableType.MATERIALIZED_VIEW).build()),
                List.of(routine(""), routine("integer"), routine("text"), routine("bigint")),
                List.of(new Sequence(
                        named("s"), null, null, null, null, null, null, null, null, UnknownProperties.NONE)),
                List.of(type("t"), type("u")),
                List.of()));

        assertThat(counts.of(SAMPLE)).isEqualTo(new SchemaSummary(SAMPLE, 3, 2, 4, 1, 2));
        assertThat(counts.of(new SchemaName("testdb", "other")))
                .isEqualTo(new SchemaSummary(new SchemaName("testdb", "other"), 0, 0, 0, 0, 0));
    }

    private static Routine routine(String arguments) {
        return new Routine(named("f"), "FUNCTION", arguments, null, null, null, null, null, UnknownProperties.NONE);
    }

    private static UserType type(String name) {
        return new UserType(named(name), "ENUM", null, List.of(), List.of(), null, UnknownProperties.NONE);
    }
}
