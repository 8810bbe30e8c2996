package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** List the names that tables and columns go by. */
final class TableNames {

    private static final int SHORTEST_WORD = 3;
    private static final int FEWEST_TABLES = 2;

    private TableNames() {}

    /** Get the logical name and the synonyms of a table. */
    static Stream<String> aliases(Table table) {
        return Stream.concat(Stream.ofNullable(table.logicalName()), table.synonyms().stream());
    }

    /** Get the physical name, the logical name and the synonyms of a column. */
    static Stream<String> of(Column column) {
        return Stream.concat(
                Stream.of(column.name()),
                Stream.concat(Stream.ofNullable(column.logicalName()), column.synonyms().stream()));
    }

    /** Get the words that names of at least two tables or of their columns have: what is no accident of one name. */
    static Set<String> commonWords(List<Table> tables) {
        Map<String, Integer> counts = new HashMap<>();
        for (Table table : tables) {
            words(table, SHORTEST_WORD).forEach(word -> counts.merge(word, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .filter(count -> count.getValue() >= FEWEST_TABLES)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** Get the words of at least some length in the names of a table and its columns, each once. */
    static Stream<String> words(Table table, int shortest) {
        var names = Stream.concat(
                Stream.concat(Stream.of(table.name().name()), aliases(table)),
                table.columns().stream().flatMap(TableNames::of));
        return names.map(Tokenizer::tokens)
                .flatMap(List::stream)
                .filter(token -> token.kind() == Token.Kind.WORD && token.text().length() >= shortest)
                .map(Token::text)
                .distinct();
    }
}
