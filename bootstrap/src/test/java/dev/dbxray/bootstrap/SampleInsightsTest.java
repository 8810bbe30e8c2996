package dev.dbxray.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.rule.InsightState;
import dev.dbxray.domain.rule.RoutineInsights;
import org.junit.jupiter.api.Test;

/** Keep what the sample tells of its routines' bodies up to date with the bodies. */
final class SampleInsightsTest {

    @Test
    void areOfTheDefinitionsThatShip() {
        var sample = DemoSnapshot.reader().read(Progress.SILENT);
        var insights = new RoutineInsights(sample);

        assertThat(sample.routineInsights()).hasSameSizeAs(sample.routines());
        assertThat(sample.routines())
                .allSatisfy(routine -> assertThat(insights.of(routine)).isInstanceOf(InsightState.Current.class));
    }
}
