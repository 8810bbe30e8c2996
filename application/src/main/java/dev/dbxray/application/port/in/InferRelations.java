package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Catalog;
import java.util.List;

/** Ask which relations names and types suggest, beyond those that the catalog has. */
@FunctionalInterface
public interface InferRelations {

    /**
     * Infer relations and write them down for people to judge. The catalog stays as it is.
     *
     * @return what was written, for each database of the catalog
     */
    List<Proposal> inferRelations(Catalog catalog);

    /**
     * Tell what was written.
     *
     * @param relations how many relations were inferred
     * @param place where they stand, for people; nothing stands there where there are none
     */
    record Proposal(int relations, String place) {}
}
