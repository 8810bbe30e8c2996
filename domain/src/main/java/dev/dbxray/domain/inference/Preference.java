package dev.dbxray.domain.inference;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Choose among what fits equally well by name: the only one, and none where there are several. */
final class Preference {

    private Preference() {}

    /** Choose one of the referencing table's own schema or, where there is none, of any. */
    static <T> Optional<T> only(List<T> fitting, ObjectName from, Function<T, ObjectName> table) {
        var near =
                preferred(fitting, candidate -> table.apply(candidate).schema().equals(from.schema()));
        return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
    }

    /** Keep what is preferred or, where nothing is, everything. */
    static <T> List<T> preferred(List<T> fitting, Predicate<T> isPreferred) {
        var preferred = fitting.stream().filter(isPreferred).toList();
        return preferred.isEmpty() ? fitting : preferred;
    }
}
