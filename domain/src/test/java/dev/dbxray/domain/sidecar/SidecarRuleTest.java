package dev.dbxray.domain.sidecar;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aNote;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aRelation;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aViewpoint;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SidecarRuleTest {

    @Test
    void reportsTablesThenRelationsThenViewpoints() {
        var sidecar = new Sidecar(
                List.of(aNote("a"), aNote("b")),
                List.of(aRelation("c", List.of("x"), "d")),
                List.of(aViewpoint("v", "e", "a", "f")));

        var annotated = SidecarRule.apply(aCatalog(aTable("employee").build()), sidecar);

        assertThat(annotated.problems())
                .containsExactly(unknown("a"), unknown("b"), unknown("c"), unknown("d"), unknown("e"), unknown("f"));
    }

    @Test
    void isEmptyOnlyWhereItSaysNothing() {
        var nothing = new Sidecar(List.of(), List.of(), List.of());

        assertThat(nothing.isEmpty()).isTrue();
        assertThat(new Sidecar(List.of(aNote("a")), List.of(), List.of()).isEmpty())
                .isFalse();
        assertThat(new Sidecar(List.of(), List.of(aRelation("a", List.of("b"), "c")), List.of()).isEmpty())
                .isFalse();
        assertThat(new Sidecar(List.of(), List.of(), List.of(aViewpoint("a"))).isEmpty())
                .isFalse();
    }

    @Test
    void changesNothingWhereItSaysNothing() {
        var none = UnknownProperties.NONE;
        var catalog = new Catalog(
                aCatalog(aTable("employee").build()).databases(),
                List.of(aTable("employee").build()),
                List.of(new Routine(named("f"), "FUNCTION", "", null, null, null, null, null, none)),
                List.of(new Sequence(named("s"), null, null, null, null, null, null, null, null, none)),
                List.of(new UserType(named("t"), "ENUM", null, List.of(), List.of(), null, none)),
                List.of());

        var annotated = SidecarRule.apply(catalog, new Sidecar(List.of(), List.of(), List.of()));

        assertThat(annotated.problems()).isEmpty();
        assertThat(annotated.catalog()).usingRecursiveComparison().isEqualTo(catalog);
    }

    private static UnknownTable unknown(String written) {
        return new UnknownTable(written, List.of());
    }
}
