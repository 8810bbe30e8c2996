package dev.dbxray.adapter.search;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.domain.model.Fixtures;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.Match;
import dev.dbxray.domain.search.RankedTables;
import java.util.List;
import java.util.stream.Stream;

/** Search small catalogs in few words. */
final class Searches {

    private final TableIndex index;

    private Searches(TableIndex index) {
        this.index = index;
    }

    static Searches in(TableBuilder... tables) {
        return in(Stream.of(tables).map(TableBuilder::build).toArray(Table[]::new));
    }

    static Searches in(Table... tables) {
        return new Searches(new LuceneTableIndexer().index(Fixtures.aCatalog(tables), Progress.SILENT));
    }

    static TableBuilder aTableOf(String schema, String name, String... columns) {
        return Table.builder(new ObjectName(Fixtures.DATABASE, schema, name), TableType.TABLE)
                .columns(Stream.of(columns).map(Fixtures::aColumn).toList());
    }

    TableIndex index() {
        return index;
    }

    RankedTables answer(String query) {
        return index.search(query, any -> true, new Page(100, 0));
    }

    List<String> names(String query) {
        return answer(query).page().items().stream()
                .map(hit -> hit.table().name())
                .toList();
    }

    List<String> qualifiedNames(String query) {
        return answer(query).page().items().stream()
                .map(hit -> hit.table().schema() + "." + hit.table().name())
                .toList();
    }

    List<Match> matches(String query, String table) {
        return answer(query).page().items().stream()
                .filter(hit -> hit.table().name().equals(table))
                .findFirst()
                .orElseThrow()
                .matchedIn();
    }

    List<String> nearest(String name) {
        return index.nearest(name, 5).stream().map(ObjectName::name).toList();
    }
}
