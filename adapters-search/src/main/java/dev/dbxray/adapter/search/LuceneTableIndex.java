package dev.dbxray.adapter.search;

import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.CompoundWords;
import dev.dbxray.domain.search.RankedTables;
import dev.dbxray.domain.search.TableHit;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Search the tables of one catalog. */
final class LuceneTableIndex implements TableIndex {

    private final List<Table> tables;
    private final Postings postings;
    private final SharedPrefixes prefixes;
    private final CompoundWords compounds;
    private final TableGroups groups;
    private final Vocabulary vocabulary;
    private final Spelling spelling;

    LuceneTableIndex(List<Table> tables, Postings postings, SharedPrefixes prefixes, CompoundWords compounds) {
        this.tables = tables;
        this.postings = postings;
        this.prefixes = prefixes;
        this.compounds = compounds;
        groups = new TableGroups(tables);
        vocabulary = new Vocabulary(postings.terms(Fields.VOCABULARY));
        spelling = new Spelling(postings.terms(Fields.VOCABULARY));
    }

    @Override
    public RankedTables search(String query, Predicate<ObjectName> scope, Page page) {
        var read = new QueryReader(postings::hasCharacters).read(query);
        IntPredicate inScope =
                new ScopeMemo(number -> scope.test(tables.get(number).name()));
        var found = TermLookup.find(read, postings, vocabulary, spelling, inScope);
        var selected = select(read, found, inScope);
        var order = Order.of(selected.tables(), Scores.of(found.terms(), found.evidence(), groups));
        var locator = new MatchLocator(found.terms(), prefixes, new WordForms(compounds));
        var hits = page.of(order).map(tables::get).map(table -> new TableHit(table.name(), locator.locate(table)));
        boolean relaxed = hits.total() > 0 && (selected.relaxed() || read.broken());
        return new RankedTables(hits, relaxed, found.corrections());
    }

    @Override
    public List<ObjectName> nearest(String name, int limit) {
        return new NearestNames(tables, postings, this).of(name, limit);
    }

    private HitSelection.Selected select(ReadQuery read, TermLookup.Found found, IntPredicate scope) {
        return read.question()
                ? HitSelection.any(found.evidence(), groups, scope)
                : HitSelection.every(found.evidence(), groups);
    }
}
