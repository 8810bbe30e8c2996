package dev.dbxray.application.port.out;

import dev.dbxray.domain.inference.InferredRelation;
import java.util.List;

/** Write inferred relations down, apart from everything that is declared. */
@FunctionalInterface
public interface InferredRelationsWriter {

    /**
     * Write the relations of one database in the place of those of an earlier run; equal relations become equal bytes, and
     * no relations leave nothing behind.
     *
     * @param database the database's name
     * @return the place, for people
     * @throws java.io.UncheckedIOException if writing fails
     */
    String write(String database, List<InferredRelation> relations);
}
