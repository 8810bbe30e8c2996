package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.search.Match;
import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tell where in a table the terms of a query stand; made for one query. */
final class MatchLocator {

    private final SharedPrefixes prefixes;
    private final List<TermMatcher> matchers;

    MatchLocator(List<QueryTerm> terms, SharedPrefixes prefixes, WordForms forms) {
        this.prefixes = prefixes;
        matchers = terms.stream().map(term -> new TermMatcher(term, forms)).toList();
    }

    /** Get the places in the order name, logical name, synonym, description, then column by column. */
    List<Match> locate(Table table) {
        var matches = new ArrayList<Match>();
        if (isInName(table)) {
            matches.add(new Match.Name());
        }
        if (isInNames(Stream.ofNullable(table.logicalName()))) {
            matches.add(new Match.LogicalName());
        }
        if (isInNames(table.synonyms().stream())) {
            matches.add(new Match.Synonym());
        }
        if (isInText(table.description())) {
            matches.add(new Match.Description());
        }
        table.columns().forEach(column -> locate(column, matches));
        return matches;
    }

    private void locate(Column column, List<Match> matches) {
        if (isInNames(TableNames.of(column))) {
            matches.add(new Match.ColumnName(column.name()));
        }
        if (isInText(column.description())) {
            matches.add(new Match.ColumnDescription(column.name()));
        }
    }

    private boolean isInName(Table table) {
        List<Token> all = Tokenizer.tokens(table.name().name());
        List<Token> own = all.subList(prefixes.length(table.name()), all.size());
        return matchers.stream().anyMatch(matcher -> matcher.isInName(own) || matcher.isInName(all));
    }

    private boolean isInNames(Stream<String> names) {
        return names.map(Tokenizer::tokens)
                .anyMatch(tokens -> matchers.stream().anyMatch(matcher -> matcher.isInIdentifier(tokens)));
    }

    private boolean isInText(@Nullable String text) {
        if (text == null) {
            return false;
        }
        List<Token> tokens = Tokenizer.tokens(text);
        return matchers.stream().anyMatch(matcher -> matcher.isInText(tokens));
    }
}
