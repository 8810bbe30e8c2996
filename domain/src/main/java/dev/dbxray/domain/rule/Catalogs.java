package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Catalog;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Put catalogs together. */
public final class Catalogs {

    private Catalogs() {}

    /**
     * Put the databases of several catalogs into one.
     *
     * @throws IllegalArgumentException if two of them have a database of the same name
     */
    public static Catalog union(Collection<Catalog> catalogs) {
        return new Catalog(
                all(catalogs, Catalog::databases),
                all(catalogs, Catalog::tables),
                all(catalogs, Catalog::routines),
                all(catalogs, Catalog::sequences),
                all(catalogs, Catalog::types),
                all(catalogs, Catalog::viewpoints),
                all(catalogs, Catalog::routineInsights));
    }

    private static <T> List<T> all(Collection<Catalog> catalogs, Function<Catalog, List<T>> part) {
        return catalogs.stream()
                .flatMap(catalog -> part.apply(catalog).stream())
                .toList();
    }
}
