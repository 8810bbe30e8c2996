package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Viewpoint;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tell which viewpoint a written id means. */
public sealed interface ViewpointChoice {

    /** Exactly one viewpoint has the id. */
    record Found(Viewpoint viewpoint) implements ViewpointChoice {}

    /** Several databases have a viewpoint of the id. */
    record Ambiguous(List<Viewpoint> viewpoints) implements ViewpointChoice {
        public Ambiguous {
            viewpoints = List.copyOf(viewpoints);
        }
    }

    /** No viewpoint has the id; these are there. */
    record NotFound(List<Viewpoint> present) implements ViewpointChoice {
        public NotFound {
            present = List.copyOf(present);
        }
    }

    /**
     * Choose by a written id. An id in exactly its written case wins over ids that differ only in case.
     *
     * @param viewpoints the viewpoints to choose from
     * @param id the written id
     * @param database the database that it must belong to, in any letter case; null for any
     */
    static ViewpointChoice of(List<Viewpoint> viewpoints, String id, @Nullable String database) {
        var present = viewpoints.stream()
                .filter(viewpoint -> database == null || isSame(viewpoint.database(), database))
                .toList();
        var found =
                present.stream().filter(viewpoint -> viewpoint.id().equals(id)).toList();
        if (found.isEmpty()) {
            found = present.stream()
                    .filter(viewpoint -> isSame(viewpoint.id(), id.strip()))
                    .toList();
        }
        return switch (found.size()) {
            case 0 -> new NotFound(present);
            case 1 -> new Found(found.getFirst());
            default -> new Ambiguous(found);
        };
    }

    private static boolean isSame(String one, String other) {
        return NamePattern.fold(one).equals(NamePattern.fold(other));
    }
}
