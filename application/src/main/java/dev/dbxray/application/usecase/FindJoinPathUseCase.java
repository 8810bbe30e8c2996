package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.FindJoinPath;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.graph.JoinPaths;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class FindJoinPathUseCase implements FindJoinPath {

    private final CatalogHolder catalogs;

    FindJoinPathUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Paths> findJoinPath(Query query) {
        var view = catalogs.view();
        return ByName.table(view, query.from())
                .then(from -> ByName.table(view, query.to())
                        .then(to ->
                                all(view, query.avoid()).map(avoid -> paths(view, from, to, query.maxPaths(), avoid))));
    }

    private Named<List<ObjectName>> all(CatalogView view, List<WrittenName> written) {
        Named<List<ObjectName>> names = new Named.Found<>(List.of());
        for (WrittenName name : written) {
            names = names.then(found -> ByName.table(view, name).map(next -> with(found, next)));
        }
        return names;
    }

    private static List<ObjectName> with(List<ObjectName> names, ObjectName next) {
        var longer = new ArrayList<>(names);
        longer.add(next);
        return longer;
    }

    private static Paths paths(CatalogView view, ObjectName from, ObjectName to, int maxPaths, List<ObjectName> avoid) {
        return new Paths(
                from,
                to,
                product(view, from.database()),
                new JoinPaths(view.relations()).find(from, to, maxPaths, avoid));
    }

    private static @Nullable String product(CatalogView view, String database) {
        return view.catalog().databases().stream()
                .filter(candidate -> candidate.name().equals(database))
                .findFirst()
                .map(Database::product)
                .orElse(null);
    }
}
