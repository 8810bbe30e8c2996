package dev.dbxray.domain.rule;

import static java.util.Comparator.comparing;

import dev.dbxray.domain.model.ObjectName;
import java.util.Comparator;

/**
 * Connect a table with another one over a junction.
 *
 * @param partner the other table, or the same where rows of one table are connected
 * @param via the junction
 */
public record ManyToMany(ObjectName partner, ObjectName via) implements Comparable<ManyToMany> {

    private static final Comparator<ManyToMany> CANONICAL =
            comparing(ManyToMany::partner).thenComparing(ManyToMany::via);

    @Override
    public int compareTo(ManyToMany other) {
        return CANONICAL.compare(this, other);
    }
}
