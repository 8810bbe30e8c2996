package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RoutineInsightsTest {

    // By sha256sum of coreutils.
    private static final String HASH_OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    private static final String HASH_OF_JAPANESE = "f33e706430e3b5616734a53925c5a4ccc13325e0055acccdd67a471f1927eb38";

    @Test
    void believesAnInsightOfTheSameDefinition() {
        var insight = insight("", HASH_OF_ABC);

        assertThat(state(insight, routine("", "abc"))).isEqualTo(new InsightState.Current(insight));
        assertThat(state(insight("", HASH_OF_JAPANESE), routine("", "受注"))).isInstanceOf(InsightState.Current.class);
        assertThat(insight.isAnalyzed()).isTrue();
    }

    @Test
    void takesAnInsightOfAnotherDefinitionForStale() {
        assertThat(state(insight("", HASH_OF_ABC), routine("", "abd"))).isEqualTo(new InsightState.Stale());
        assertThat(state(insight("", HASH_OF_ABC), routine("", null))).isEqualTo(new InsightState.Stale());
        assertThat(state(insight("", null), routine("", "abc"))).isEqualTo(new InsightState.Stale());
    }

    @Test
    void tellsOverloadsApart() {
        assertThat(state(insight("integer", HASH_OF_ABC), routine("text", "abc")))
                .isEqualTo(new InsightState.Absent());
    }

    @Test
    void believesThatThereIsStillNoDefinition() {
        var insight = insight("", null);

        assertThat(state(insight, routine("", null))).isEqualTo(new InsightState.Current(insight));
    }

    private static InsightState state(RoutineInsight insight, Routine routine) {
        return new RoutineInsights(new Catalog(
                        List.of(), List.of(), List.of(routine), List.of(), List.of(), List.of(), List.of(insight)))
                .of(routine);
    }

    private static Routine routine(String arguments, @Nullable String definition) {
        return new Routine(
                named("f"), "FUNCTION", arguments, null, "sql", definition, null, null, UnknownProperties.NONE);
    }

    private static RoutineInsight insight(String arguments, @Nullable String hash) {
        return new RoutineInsight(
                named("f"),
                arguments,
                "sql",
                hash,
                "analyzed",
                List.of(),
                List.of(),
                false,
                false,
                UnknownProperties.NONE);
    }
}
