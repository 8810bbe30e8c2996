package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RoutineOverloadsTest {

    @Test
    void putsTheRoutinesOfANameTogether() {
        var catalog = new Catalog(
                List.of(),
                List.of(),
                List.of(routine("g", ""), routine("f", "text"), routine("f", "integer")),
                List.of(),
                List.of(),
                List.of());

        var groups = List.copyOf(RoutineOverloads.of(catalog).values());

        assertThat(groups).extracting(RoutineOverloads::name).containsExactly(named("f"), named("g"));
        assertThat(groups.getFirst().overloads()).extracting(Routine::arguments).containsExactly("integer", "text");
        assertThat(RoutineOverloads.of(catalog).keySet()).containsExactly(named("f"), named("g"));
    }

    private static Routine routine(String name, String arguments) {
        return new Routine(named(name), "FUNCTION", arguments, null, null, null, null, null, UnknownProperties.NONE);
    }
}
