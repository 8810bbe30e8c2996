package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Find the words with which all names of a schema's tables begin, for they tell nothing about any one of them. */
final class SharedPrefixes {

    private static final int FEWEST_TABLES = 3;

    private final Map<SchemaName, Integer> lengths = new HashMap<>();

    SharedPrefixes(List<Table> tables) {
        Map<SchemaName, List<List<Token>>> names = new HashMap<>();
        for (Table table : tables) {
            names.computeIfAbsent(SchemaName.of(table.name()), key -> new ArrayList<>())
                    .add(Tokenizer.tokens(table.name().name()));
        }
        names.forEach((schema, list) -> lengths.put(schema, sharedLength(list)));
    }

    /** Get how many of the name's first words all tables of its schema share. */
    int length(ObjectName table) {
        return lengths.getOrDefault(SchemaName.of(table), 0);
    }

    private static int sharedLength(List<List<Token>> names) {
        if (names.size() < FEWEST_TABLES) {
            return 0;
        }
        int length = 0;
        while (allShare(names, length)) {
            length++;
        }
        return length;
    }

    private static boolean allShare(List<List<Token>> names, int at) {
        List<Token> first = names.getFirst();
        return names.stream()
                .allMatch(name -> name.size() > at + 1
                        && name.get(at).text().equals(first.get(at).text()));
    }
}
