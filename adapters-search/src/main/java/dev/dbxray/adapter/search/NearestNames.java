package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.Tokenizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.FuzzyQuery;

/** Find the tables whose names are nearest to a name that doesn't exist. */
final class NearestNames {

    private static final int LONGEST = 128;

    private final List<Table> tables;
    private final Postings postings;
    private final LuceneTableIndex index;

    NearestNames(List<Table> tables, Postings postings, LuceneTableIndex index) {
        this.tables = tables;
        this.postings = postings;
        this.index = index;
    }

    /** Find names with one typo, then what a search finds, then names with two typos. */
    List<ObjectName> of(String name, int limit) {
        String shortened = name.substring(0, Math.min(name.length(), LONGEST));
        String squashed = Tokenizer.squash(Tokenizer.tokens(shortened));
        Set<ObjectName> found = new LinkedHashSet<>();
        int typos = Spelling.typos(squashed.length());
        addTypos(squashed, Math.min(1, typos), found);
        if (limit > 0) {
            index.search(shortened, any -> true, new Page(limit, 0))
                    .page()
                    .items()
                    .forEach(hit -> found.add(hit.table()));
        }
        addTypos(squashed, typos, found);
        return found.stream().limit(Math.max(0, limit)).toList();
    }

    private void addTypos(String squashed, int typos, Set<ObjectName> found) {
        if (typos > 0) {
            var evidence = postings.find(new FuzzyQuery(new Term(Fields.NAME_KEY, squashed), typos), any -> true);
            for (int at = 0; at < evidence.size(); at++) {
                found.add(tables.get(evidence.table(at)).name());
            }
        }
    }
}
