package dev.dbxray.application.port.in;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask how a part of a table's name may go on. */
@FunctionalInterface
public interface CompleteTableName {

    /** Complete the part: the names that begin with what was typed, then those that hold it, in any letter case. */
    Completion complete(Query query);

    /** The parts of a table's full name. */
    enum Part {
        DATABASE,
        SCHEMA,
        TABLE
    }

    /**
     * Say what was typed.
     *
     * @param part the part to complete
     * @param typed what was typed of it, maybe nothing
     * @param database the database, where it was chosen already
     * @param schema the schema, where it was chosen already
     * @param limit how many names to return at the most
     */
    record Query(
            Part part,
            String typed,
            @Nullable String database,
            @Nullable String schema,
            int limit) {}

    /**
     * Hold the names that fit.
     *
     * @param values the first of them
     * @param total how many there are in all
     */
    record Completion(List<String> values, int total) {
        public Completion {
            values = List.copyOf(values);
        }
    }
}
