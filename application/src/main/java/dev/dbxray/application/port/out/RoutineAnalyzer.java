package dev.dbxray.application.port.out;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.RoutineInsight;
import java.util.List;

/** Find out which tables the bodies of routines use. */
@FunctionalInterface
public interface RoutineAnalyzer {

    /**
     * Read the bodies of all routines of a catalog; one that can't be understood stops nothing and says so itself.
     *
     * @param progress is told how many bodies are read
     * @return an insight into each routine, in any order
     */
    List<RoutineInsight> analyze(Catalog catalog, Progress progress);
}
