package dev.dbxray.application.usecase;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.Correction;
import dev.dbxray.domain.search.Match;
import dev.dbxray.domain.search.RankedTables;
import dev.dbxray.domain.search.TableHit;
import java.util.List;
import java.util.function.Predicate;

/** Find tables whose names hold the query, and call those near that begin with its first letter. */
final class FakeIndexer implements TableIndexer {

    @Override
    public TableIndex index(Catalog catalog, Progress progress) {
        var names = catalog.tables().stream().map(Table::name).toList();
        return new TableIndex() {
            @Override
            public RankedTables search(String query, Predicate<ObjectName> scope, Page page) {
                var hits = names.stream()
                        .filter(name -> name.name().contains(query))
                        .filter(scope)
                        .map(name -> new TableHit(name, List.of(new Match.Name())))
                        .toList();
                return new RankedTables(page.of(hits), true, List.of(new Correction("a", "b")));
            }

            @Override
            public List<ObjectName> nearest(String name, int limit) {
                return names.stream()
                        .filter(other -> other.name().startsWith(name.substring(0, 1)))
                        .limit(limit)
                        .toList();
            }
        };
    }
}
