package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Know which tables belong together, by number: those of a schema, and those that relations join. */
final class TableGroups {

    private final int[] schemas;
    private final int[] schemaSizes;
    private final int[][] neighbours;

    TableGroups(List<Table> tables) {
        Map<SchemaName, Integer> numbers = new HashMap<>();
        schemas =
                tables.stream().mapToInt(table -> schemaNumber(table, numbers)).toArray();
        schemaSizes = new int[numbers.size()];
        for (int schema : schemas) {
            schemaSizes[schema]++;
        }
        neighbours = neighbours(tables);
    }

    int tables() {
        return schemas.length;
    }

    int schemas() {
        return schemaSizes.length;
    }

    int schemaOf(int table) {
        return schemas[table];
    }

    int schemaSize(int schema) {
        return schemaSizes[schema];
    }

    /** Get the other tables to which a relation leads from this one or the other way round; not to be changed. */
    int[] neighbours(int table) {
        return neighbours[table];
    }

    private static int schemaNumber(Table table, Map<SchemaName, Integer> numbers) {
        return numbers.computeIfAbsent(SchemaName.of(table.name()), key -> numbers.size());
    }

    private static int[][] neighbours(List<Table> tables) {
        Map<ObjectName, Integer> numbers = HashMap.newHashMap(tables.size());
        for (int at = 0; at < tables.size(); at++) {
            numbers.put(tables.get(at).name(), at);
        }
        var joined = new IntStream.Builder[tables.size()];
        for (int at = 0; at < joined.length; at++) {
            joined[at] = IntStream.builder();
        }
        for (int from = 0; from < joined.length; from++) {
            for (int to : referenced(tables.get(from), numbers)) {
                joined[from].add(to);
                joined[to].add(from);
            }
        }
        var neighbours = new int[joined.length][];
        for (int at = 0; at < joined.length; at++) {
            int self = at;
            neighbours[at] = joined[at]
                    .build()
                    .filter(other -> other != self)
                    .sorted()
                    .distinct()
                    .toArray();
        }
        return neighbours;
    }

    private static int[] referenced(Table table, Map<ObjectName, Integer> numbers) {
        return table.relations()
                .map(relation -> table.name().sibling(relation.referenced()))
                .filter(numbers::containsKey)
                .mapToInt(numbers::get)
                .toArray();
    }
}
