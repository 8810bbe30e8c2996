package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;

/** Tell what a written name means. */
public sealed interface Resolution {

    /** Exactly one object has the name. */
    record Found(ObjectName name) implements Resolution {}

    /** Several objects have the name, in canonical order. */
    record Ambiguous(List<ObjectName> names) implements Resolution {
        public Ambiguous {
            names = List.copyOf(names);
        }
    }

    /** No object has the name. */
    record NotFound() implements Resolution {}

    /** Tell it from all objects that have the name. */
    static Resolution of(List<ObjectName> names) {
        return switch (names.size()) {
            case 0 -> new NotFound();
            case 1 -> new Found(names.getFirst());
            default -> new Ambiguous(names);
        };
    }
}
