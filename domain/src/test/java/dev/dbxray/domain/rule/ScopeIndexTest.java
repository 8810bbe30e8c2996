package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.Scope.SchemaName;
import dev.dbxray.domain.rule.Scope.Schemas;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ScopeIndexTest {

    private final ScopeIndex index = new ScopeIndex(new Catalog(
            List.of(
                    new Database(
                            "testdb", null, null, null, null, List.of("empty", "App", "app"), UnknownProperties.NONE),
                    new Database("Other", null, null, null, null, List.of("app"), UnknownProperties.NONE)),
            List.of(aTable("employee").build()),
            List.of(),
            List.of(),
            List.of(),
            List.of()));

    @Test
    void knowsListedAndUsedSchemas() {
        assertThat(index.schemas())
                .containsExactly(
                        new SchemaName("Other", "app"),
                        new SchemaName("testdb", "App"),
                        new SchemaName("testdb", "app"),
                        new SchemaName("testdb", "empty"),
                        new SchemaName("testdb", "sample"));
    }

    @Test
    void meansEverySchemaWhereNothingIsWritten() {
        assertThat(index.find(null, null)).isEqualTo(new Schemas(Set.copyOf(index.schemas())));
    }

    @Test
    void prefersTheWrittenCaseAndElseTakesAny() {
        assertThat(index.find("testdb", "app")).isEqualTo(new Schemas(Set.of(new SchemaName("testdb", "app"))));
        assertThat(index.find("TESTDB", "APP"))
                .isEqualTo(new Schemas(Set.of(new SchemaName("testdb", "App"), new SchemaName("testdb", "app"))));
        assertThat(index.find("other", null)).isEqualTo(new Schemas(Set.of(new SchemaName("Other", "app"))));
    }

    @Test
    void saysWhatIsThereWhereNothingFits() {
        assertThat(index.find("nope", "app")).isEqualTo(new Scope.UnknownDatabase("nope", List.of("Other", "testdb")));
        assertThat(index.find("other", "nope"))
                .isEqualTo(new Scope.UnknownSchema("nope", List.of(new SchemaName("Other", "app"))));
    }

    @Test
    void holdsTheObjectsOfItsSchemas() {
        var scope = new Schemas(Set.of(new SchemaName("testdb", "app")));

        assertThat(scope.holds(new ObjectName("testdb", "app", "t"))).isTrue();
        assertThat(scope.holds(new ObjectName("testdb", "App", "t"))).isFalse();
        assertThat(scope.holds(new ObjectName("Other", "app", "t"))).isFalse();
    }
}
